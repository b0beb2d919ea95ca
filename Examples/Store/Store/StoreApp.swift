import SwiftUI

@main
struct StoreApp: App {
  @State private var chain = Chain.sample

  var body: some Scene {
    WindowGroup { StartScreen(chain: chain) }
  }
}
