# The public modules and what the compiler knows of them.
#
# The scripts that look at the public interface source this file: `. Scripts/public-modules.sh`.

public_modules=
for module in NumberText FieldEditing FieldLines FieldFocus FieldForms NumberMessages EntryKinds ICUNumberText \
  FormattingFields ICUFieldLines FormattingFieldsFoundation FieldFormsFoundation FieldTesting FormattingFieldsUI FieldFormsUI NumberTextFields; do
  if [ -n "$(find Sources -type d -name "$module")" ]; then
    public_modules="$public_modules $module"
  fi
done

# The modules that a module re-exports.
reexports_of() {
  find Sources -path "*/$1/*" -name '*.swift' -exec sed -n 's/^ *@_exported public import //p' {} + | LC_ALL=C sort
}

# Builds the public modules and writes their symbol graphs into .build/symbol-graphs, a folder for
# each. Those of the umbrella module include what it re-exports.
extract_symbol_graphs() {
  local build triple module reexports file
  swift build --quiet
  build=$(swift build --show-bin-path)
  [ ! -d Tests/SwiftUIMiniature ] || [ "$(uname)" = Darwin ] || Tests/SwiftUIMiniature/check.sh --hosts >&2
  triple=$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -n 1)
  if [ -e .build/symbol-graphs/made ] && [ -z "$(find Package.swift Sources Tests/SwiftUIMiniature Scripts/public-modules.sh \
    -newer .build/symbol-graphs/made -print -quit)" ]; then
    return
  fi
  rm -rf .build/symbol-graphs
  mkdir -p .build/symbol-graphs
  touch .build/symbol-graphs/begun
  for module in $public_modules; do
    mkdir -p ".build/symbol-graphs/$module"
    set -- -module-name "$module" -target "$triple" -I "$build/Modules" \
      -Xcc "-fmodule-map-file=$build/CICUNumberText.build/module.modulemap" \
      -minimum-access-level public -skip-synthesized-members -emit-extension-block-symbols \
      -output-dir ".build/symbol-graphs/$module"
    if [ -d ".build/swiftui-check/macOS/Sources/$module" ] && [ "$(uname)" != Darwin ]; then
      # Without SwiftUI, Tests/SwiftUIMiniature/check.sh builds the modules over a miniature. AppKit and UIKit have a
      # delegate each.
      swift symbolgraph-extract -I .build/swiftui-check/macOS "$@"
      for file in ".build/symbol-graphs/$module"/*; do mv "$file" "${file%.json}-of-macOS.json"; done
      set -- -I .build/swiftui-check/iOS "$@"
    fi
    if [ "$module" = FormattingFields ]; then
      reexports=$(reexports_of "$module" | paste -s -d , -)
      set -- "$@" "-experimental-allowed-reexported-modules=$reexports"
    fi
    if [ "$(uname)" = Darwin ]; then set -- "$@" -sdk "$(xcrun --show-sdk-path)"; fi
    swift symbolgraph-extract "$@"
  done
  mv .build/symbol-graphs/begun .build/symbol-graphs/made
}
