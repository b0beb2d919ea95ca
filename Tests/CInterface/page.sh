# The code of Documentation/C.md, and what the page says that it prints: `. Tests/CInterface/page.sh`

# The first listing in a language: page_code LANGUAGE
page_code() { awk -v fence="\`\`\`$1" '$0 == fence { inside = ++found == 1; next } /^```/ { inside = 0 } inside' Documentation/C.md; }

# The listing after a line: page_output LINE
page_output() {
  awk -v line="$1" '/^```$/ && said == 1 { inside = !inside; said += !inside; next } inside
    $0 == line { said = 1 }' Documentation/C.md
}
