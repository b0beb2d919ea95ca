# The code of Documentation/C.md, and what the page says that it prints: `. Tests/CInterface/page.sh`

# A listing in a language, the first or another: page_code LANGUAGE [NUMBER]
page_code() {
  awk -v fence="\`\`\`$1" -v number="${2-1}" '$0 == fence { inside = ++found == number; next }
    /^```/ { inside = 0 } inside' Documentation/C.md
}

# The listing after a line: page_output LINE
page_output() {
  awk -v line="$1" '/^```$/ && said == 1 { inside = !inside; said += !inside; next } inside
    $0 == line { said = 1 }' Documentation/C.md
}
