#!/usr/bin/env bash
# Runs the adapter's sources, as on a telephone, where there is no SwiftUI: over the miniature, whose views have identity,
# state, focus and text fields as SwiftUI's are known to, in stories and in random scripts:
# run.sh [part of a story's name | --trace | --build | --desk [part] | --mistakes [pattern of names] | --lines [count seed]]
#
# All stories and scripts run in two processes, each on a core, and each story under a sample of the habits; then the stories
# of AppKit's text field over a miniature of AppKit (--desk runs those alone), and some of the views as on a Mac, a
# television and a watch. --build compiles all, and runs none. A story that is named runs under all habits.
# With FORMATTING_FIELD_SAMPLES=all it runs all habits and 100,000 random scripts, compiled optimized, else 300, and then
# makes the mistakes of a list, as --mistakes does: each has to be found. With all samples each is looked for under each habit.
# --lines makes those that any line may have, or some of them. FORMATTING_FIELD_SEED repeats a run, and --trace tells its
# first script step by step.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/needs.sh
. Tests/SwiftUIMiniature/modules.sh

built=.build/swiftui-miniature
configuration=debug
optimization=-Onone
if [ "${FORMATTING_FIELD_SAMPLES-}" = all ] && [[ "${1-}" != --* ]]; then
  built=.build/swiftui-optimized
  configuration=release
  optimization=-O
fi
mkdir -p "$built"

# Samples are declared with the second set of tests.
export FORMATTING_FIELD_TESTS=all
build_package "$configuration"
objects=$(swift build --configuration "$configuration" --show-bin-path)

# Whether modules of the miniature have changed: is_changed_since FILE MODULES
is_changed_since() {
  local file=$1
  shift
  [ -n "$(cd "$miniature" && find "$@" -newer "$OLDPWD/$file" -print -quit)" ]
}

# Compiles a module that others see. The miniature stands in for the system's modules, so its warnings are not judged.
library() {
  local module=$1
  shift
  echo "compiling $module"
  swiftc "$optimization" -wmo -parse-as-library -module-name "$module" -module-cache-path "$built/cache" \
    -I "$built" -I "$objects/Modules" -enable-upcoming-feature InternalImportsByDefault -suppress-warnings \
    -emit-module -emit-module-path "$built/$module.swiftmodule" \
    -c -o "$built/$module.o" "$@"
}

# The adapter as a telephone's.
build_adapter() {
  local module
  for module in $adapters; do
    rm -rf "$built/adapter/$module"
    copy_for iOS "$built/adapter/$module" "Sources/$module"/*.swift
    library "$module" "${settings[@]}" "$built/adapter/$module"/*.swift
  done
}

# A new app's settings: an asynchronous function stays with its caller, so that no story waits for another thread.
app=(-swift-version 6 -enable-testing -enable-upcoming-feature NonisolatedNonsendingByDefault)

# Compiles what the stories run beside their own views, as modules whose declarations the stories see: the
# articles' code, and the example's screens.
build_hosts() {
  local article file
  article_code Sources/FieldFormsUI/FieldFormsUI.docc/WithYourOwnModel.md | with_previews \
    >"$built/OwnModel.swift"
  library OwnModel "${app[@]}" "$built/OwnModel.swift" "$miniature"/OwnModel/*.swift
  for article in FieldFocus/FieldFocus.docc/AFocusInYourModel \
    FormattingFieldsUI/FormattingFieldsUI.docc/ValidityWithoutThisPackage; do
    article_code "Sources/$article.md"
  done >"$built/OwnFocus.swift"
  library OwnFocus "${app[@]}" "$built/OwnFocus.swift"
  article_code Sources/FormattingFieldsUI/FormattingFieldsUI.docc/NumberFieldInSwiftUI.md >"$built/ArticleListing.swift"
  library Article "${app[@]}" "$built/ArticleListing.swift" "$miniature"/Hosts/Article.swift
  copy_for iOS "$built/screens" Examples/Store/Store/*Screen*.swift
  mkdir -p "$built/example"
  for file in "$built/screens"/*.swift; do with_previews <"$file" >"$built/example/${file##*/}"; done
  library Example "${app[@]}" "$built/example"/*.swift
}

build_stories() {
  swiftc "$optimization" "${app[@]}" -module-cache-path "$built/cache" -I "$built" \
    -I "$objects/Modules" -package-name "$package" -module-name Stories -wmo -c -o "$built/stories.o" \
    "$miniature"/Stories/*.swift Tests/FieldHostingTests/StoreHabits.swift
}

# The delegate of AppKit's text field with its stories: a program of its own, as a Mac's branches are another module.
build_desk() {
  local module built=$built/desk
  mkdir -p "$built"
  copy_for macOS "$built/system/AppKit" "$miniature"/AppKit/*.swift
  library AppKit -swift-version 5 "$built/system/AppKit"/*.swift
  for module in SystemTextFields NumberTextFields; do
    rm -rf "$built/adapter/$module"
    copy_for macOS "$built/adapter/$module" "Sources/$module"/*.swift
    library "$module" "${settings[@]}" "$built/adapter/$module"/*.swift
  done
  swiftc "$optimization" "${app[@]}" -module-cache-path "$built/cache" -I "$built" -I "$objects/Modules" \
    -package-name "$package" -module-name Desk -wmo -c -o "$built/stories.o" "$miniature"/AppKitStories/*.swift
  { package_objects $entry; printf "$built/%s.o\n" stories AppKit; } >"$built/linked"
  swiftc -o "$built/run" "@$built/linked" $(printf "$built/%s.o " SystemTextFields NumberTextFields)
}

# The systems whose views run besides a telephone's.
systems="macOS AppKit Accessibility SwiftUI
tvOS UIKit Accessibility SwiftUI
watchOS UIKit Accessibility SwiftUI"

# The views as another system's, with stories of what is that system's alone: build_system SYSTEM MODULES
build_system() {
  local system=$1 module built=$built/$1
  shift
  mkdir -p "$built"
  if [ ! -e "$built/SwiftUI.o" ] || is_changed_since "$built/SwiftUI.o" "$@"; then
    for module in "$@"; do
      copy_for "$system" "$built/system/$module" "$miniature/$module"/*.swift
      library "$module" -swift-version 5 -D RUNS "$built/system/$module"/*.swift
    done
  fi
  for module in $adapters; do
    rm -rf "$built/adapter/$module"
    copy_for "$system" "$built/adapter/$module" "Sources/$module"/*.swift
    library "$module" "${settings[@]}" "$built/adapter/$module"/*.swift
  done
  copy_for "$system" "$built/stories" "$miniature"/Systems/*.swift
  swiftc "$optimization" "${app[@]}" -module-cache-path "$built/cache" -I "$built" -I "$objects/Modules" \
    -package-name "$package" -module-name Systems -wmo -c -o "$built/stories.o" "$built/stories"/*.swift
  { package_objects $entry FieldForms FieldFormsFoundation; printf "$built/%s.o\n" stories "$@"; } >"$built/linked"
  swiftc -o "$built/run" "@$built/linked" $(printf "$built/%s.o " $adapters)
}

# What a text field is made of.
entry="FormattingFieldLock NumberText EntryKinds FieldEditing NumberMessages FormattingFieldsFoundation"

# The objects of modules of the package.
package_objects() {
  local module object
  find Sources Tests -name '*.swift' >"$built/sources"
  for module in "$@"; do
    # Objects of removed files may still lie there.
    for object in "$objects/$module.build"/*.o; do
      if grep -q "/$module/\(.*/\)*$(basename "$object" .o)\$" "$built/sources"; then echo "$object"; fi
    done
  done
}

# What the stories are linked with, apart from the adapter.
link_list() {
  local module
  package_objects $entry FieldForms FieldFormsFoundation FieldTesting RandomSamples
  for module in stories Article OwnFocus OwnModel Example SwiftUI UIKit Accessibility; do echo "$built/$module.o"; done
}

build() {
  rm -f "$built/up-to-date"
  touch "$built/started"
  if [ ! -e "$built/SwiftUI.o" ] || is_changed_since "$built/SwiftUI.o" Accessibility UIKit SwiftUI; then
    # Optimized, as all stories run over the miniature.
    for module in Accessibility UIKit SwiftUI; do
      copy_for iOS "$built/system/$module" "$miniature/$module"/*.swift
      library "$module" -O -swift-version 5 -D RUNS "$built/system/$module"/*.swift
    done
  fi
  build_adapter
  build_hosts
  build_stories
  link_list >"$built/linked"
  swiftc -o "$built/stories" "@$built/linked" $(printf "$built/%s.o " $adapters)
  build_desk
  while read -r system; do build_system $system; done <<<"$systems"
  mv "$built/started" "$built/up-to-date"
}

seen=$(printf "$objects/Modules/%s.swiftmodule " $entry FieldForms FieldFormsFoundation FieldTesting RandomSamples)
if [ ! -e "$built/up-to-date" ] || [ -n "$(find Package.swift Sources "$miniature" Tests/RandomSamples Examples/Store \
  $seen -newer "$built/up-to-date" -print -quit)" ]; then
  build
fi
case "${1-}" in
  --build) exit ;;
  --mistakes | --lines)
    exec python3 "$miniature/mistakes.py" "$built" "$objects/Modules" "$adapters" "$@" -- "${settings[@]}"
    ;;
esac
if [ "${1-}" = --desk ]; then exec "$built/desk/run" "${@:2}"; fi
if [ $# != 0 ]; then exec "$built/stories" "$@"; fi
python3 "$miniature/mistakes.py" "$built" "$objects/Modules" "$adapters" --stand --
"$built/stories" --half 0 &
status=0
"$built/stories" --half 1 || status=$?
"$built/desk/run" || status=$?
for system in macOS tvOS watchOS; do "$built/$system/run" || status=$?; done
wait $! || status=$?
if [ "$status" != 0 ]; then exit "$status"; fi
if [ "${FORMATTING_FIELD_SAMPLES-}" = all ]; then "$miniature/run.sh" --mistakes; fi
