#!/usr/bin/env node
// Writes what the regular expressions of node say of patterns and texts, for PatternTests: a pattern a line,
// with the texts it matches and others.
//
// usage: Fixtures/regenerate-patterns.mjs [count [seed]] > Fixtures/patterns.jsonl
//
// Beside the patterns below, "count" are made up (800), from a seed (1). More are tried by
//   Fixtures/regenerate-patterns.mjs 100000 7 > rows.jsonl
//   FORMATTING_FIELD_PATTERNS=rows.jsonl swift test --disable-xctest --filter PatternTests
const [count, seed] = [Number(process.argv[2] ?? 800), Number(process.argv[3] ?? 1)];

let state = BigInt(seed) * 0x9E3779B97F4A7C15n;
function random(limit) {
  state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
  return Number((state >> 33n) % BigInt(limit));
}
const pick = list => list[random(list.length)];
const times = (most, make) => Array.from({ length: random(most + 1) }, make).join("");

const characters = ["a", "b", "c", "A", "1", "9", "_", "-", " ", "\n", "\u00A0", "\uFEFF", "\u2028", "\u00E4", "é",
  "&", ",", "{", "}", "]", "\u03A3", "\u{1F600}", "\u0661", "\b", "/", "^", "$", "."];
const textCharacters = [...characters, "a", "a", "a", "b", "b", "1", "a", "b"];

// Patterns of single matters, each with texts that tell them apart.
const known = [
  ["^(a+)+$", ["aaa", "aab", ""]], ["a*a*a*b", ["aaab", "aaa"]], ["(a|a)*b", ["aab", "aac"]],
  ["\\d+\\d+x", ["12x", "1x", "\u0661\u0662x"]], ["\\bfoo\\b", ["a foo b", "afoo", "\u00E4foo", "foo_", "foo\u00E4"]],
  ["a\\Bb", ["ab", "a b"]], ["^\\s$", ["\uFEFF", "\u00A0", "\u0085", "\u180E", "\u2028", "\u200B", "\r\n"]],
  ["^.$", ["\n", "\r", "\u2028", "\u2029", "\u0085", "\u000B", "\r\n", "e\u0301", "\u{1F600}"]],
  ["[a&&b]", ["&", "a", "c"]], ["[a--b]", ["-", "b", "a"]], ["[[a]]", ["a]", "[]", "a"]], ["^[^]$", ["\n", ""]],
  ["[]", ["", "a"]], ["a{,3}", ["a{,3}", "aa"]], ["^a{2,}$", ["a", "aa", "aaaa"]], ["^a{2,3}?$", ["a", "aa", "aaaa"]],
  ["^a{0}$", ["", "a"]], ["^(?:a|){2}$", ["", "a", "aaa"]], ["^(?=.*[A-Z])(?=.*\\d).{4,}$", ["Abc1", "abc1", "A1"]],
  ["^(?!.*\\.\\.)[a-z.]+$", ["a.b", "a..b"]], ["(?<=a)b", ["ab", "bb", "b"]], ["(?<!a)b", ["ab", "bb"]],
  ["(?<=^(?:ab)+)c", ["ababc", "bc"]], ["^(?=(?!ab)a)\\w+$", ["ac", "ab"]], ["^\\u{1F600}$", ["\u{1F600}", "u"]],
  ["^\\uD83D\\uDE00$", ["\u{1F600}"]], ["^[\\uD800-\\uDFFF]$", ["a", "\u{1F600}"]], ["^[\u{1F600}-\u{1F602}]$", ["\u{1F601}"]],
  ["\\x41\\cJ\\t\\0", ["A\n\t\0", "A"]], ["[\\b]", ["\b", "b"]], ["^$", ["", "\n"]], ["a$", ["a\n", "a"]],
  ["^\\p{L}+$", ["\u00E4b", "a1"]], ["^\\P{Lu}$", ["a", "A"]], ["^\\p{Script=Greek}$", ["\u03A3", "a"]],
  ["^[\\p{Nd}_-]+$", ["1\u0661", "a"]], ["[^\\D]", ["1", "a"]], ["^[^\\W\\d]$", ["a", "1"]], ["^[\\s\\S]$", ["\n"]],
  ["\\p{letter}", ["a"]], ["\\p{Latin}", ["a"]], ["\\p{Foo}", ["a"]], ["\\pL", ["a"]], ["\\p{^L}", ["a"]],
  ["(?i)a", ["A"]], ["(?i:a)", ["A"]], ["(?P<n>a)", ["a"]], ["(?>a)", ["a"]], ["a++", ["a"]], ["a**", ["a"]],
  ["\\Aa\\z", ["a"]], ["\\h", [" "]], ["\\R", ["\n"]], ["\\Qa\\E", ["a"]], ["\\a", ["a"]], ["\\01", ["\u0001"]],
  ["(a)\\1", ["aa"]], ["\\k<n>(?<n>a)", ["a"]], ["(?<n>a)(?<n>b)", ["ab"]], ["(?<n>a)|b", ["b", "c"]], ["(?<1>a)", ["a"]],
  ["^\\-\\@\\/\\ \\\"$", ["-@/ \"", "-"]], ["^[\\w-.]+$", ["a-b.c", "a,b"]], ["^${a}]$", ["${a}]", "x"]], ["a{", ["a{", "a"]],
  ["^{a}$", ["{a}"]], ["(?=a)*b", ["b"]], ["^*", [""]], ["*", [""]], ["{2}", [""]], ["a{2,1}", ["aa"]], ["(", [""]], [")", [""]],
  ["[a", ["a"]], ["[b-a]", ["a"]], ["\\", [""]], ["\\u12", [""]], ["\\u{110000}", [""]], ["\\c1", [""]], ["\\x4", [""]],
  ["(?:)*a", ["a", "b"]], ["(?:(?:)*)*a|", ["a", ""]], ["(?:a?){3}b", ["aab", "c"]], ["|", [""]], ["^(?:|a)+$", ["aa", "b"]],
  ["^(?:a(?=b)|b)*$", ["abab", "aab"]], ["(?=(?<=a)b)b", ["ab", "cb"]], ["(?:\\b|x)+a", ["xa", "ya"]],
];

const escapes = ["\\d", "\\D", "\\w", "\\W", "\\s", "\\S"];
const literal = () => {
  const character = pick(characters);
  return /[\^$\\.*+?()[\]{}|]/.test(character) ? "\\" + character : character;
};
function member() {
  switch (random(8)) {
    case 0: return pick(["a-c", "A-Z", "0-9", "\u00A0-\u03A3", "\\x20-\\x2F"]);
    case 1: return pick(escapes);
    case 2: return pick(["\\]", "\\^", "\\-", "&&", "[", "\\b", "\\p{Lu}", "\\P{L}", "-", "--"]);
    default: return pick(["a", "b", "c", "A", "1", "_", " ", "\uFEFF", "\u{1F600}", "."]);
  }
}
function term(depth) {
  const atom = () => {
    switch (random(depth > 0 ? 14 : 9)) {
      case 0: return ".";
      case 1: return pick(escapes);
      case 2: case 3: return `[${pick(["", "", "^"])}${times(4, member)}]`;
      case 4: return pick(["\\u0061", "\\x62", "\\u{1F600}", "\\n", "\\cJ", "\\p{L}", "\\P{Ll}", "\\p{Script=Greek}"]);
      case 9: case 10: return `(?:${alternatives(depth - 1)})`;
      case 11: case 12: return `(${alternatives(depth - 1)})`;
      case 13: return `(${alternatives(depth - 1)}|${alternatives(depth - 1)})`;
      default: return literal();
    }
  };
  switch (random(11)) {
    case 0: return pick(["^", "$", "\\b", "\\B"]);
    case 1: return depth > 0 ? pick(["(?=", "(?!", "(?<=", "(?<!"]) + alternatives(depth - 1) + ")" : atom();
    case 2: case 3: case 4:
      return atom() + pick(["*", "+", "?", "*?", "+?", "??", "{2}", "{0,2}", "{1,}", "{2,4}", "{0}", "{1,2}?"]);
    default: return atom();
  }
}
const sequence = depth => times(4, () => term(depth));
const alternatives = depth => sequence(depth) + times(1, () => "|" + sequence(depth));

/** A pattern with a character more or less, which may be none. */
function broken(pattern) {
  const all = [...pattern];
  all.splice(random(all.length + 1), random(2), pick([..."\\^$.*+?()[]{}|-,1ab=!<:", "", "\\1", "{,2}", "\\k<a>"]));
  return all.join("");
}

/** Whether a part of a text matches; node's own search also looks between the two units of a character. */
function matches(regular, text) {
  let place = 0;
  const places = [0, ...Array.from(text, character => place += regular.unicode ? character.length : 1)];
  return places.some(place => {
    regular.lastIndex = place;
    return regular.test(text);
  });
}

function row(pattern, texts) {
  for (const flag of ["u", ""]) {
    try {
      const regular = new RegExp(pattern, flag + "y"), row = { pattern, flag, matches: [], others: [] };
      for (const text of new Set(texts)) {
        // Without the flag, characters are UTF-16 units.
        if (flag || !/[\u{10000}-\u{10FFFF}]/u.test(pattern + text)) row[matches(regular, text) ? "matches" : "others"].push(text);
      }
      return row;
    } catch {}
  }
  return { pattern, matches: [], others: [] };
}

const rows = known.map(([pattern, texts]) => row(pattern, texts));
for (let index = 0; index < count; index += 1) {
  const made = (random(3) === 0 ? "^" : "") + alternatives(2) + (random(3) === 0 ? "$" : "");
  const texts = Array.from({ length: 6 }, () => times(6, () => pick(textCharacters)));
  const madeUp = row(random(5) === 0 ? broken(made) : made, texts);
  // Without the flag, "\\p{…}" is the letter, which nobody means.
  if (madeUp.flag === "u" || !/\\[pP]|\\u\{/.test(madeUp.pattern)) rows.push(madeUp);
}
// Invisible characters are escaped.
const escaped = text => text.replace(/[^\x20-\x7E]/gu, character => [...Array(character.length).keys()]
  .map(unit => "\\u" + character.charCodeAt(unit).toString(16).padStart(4, "0")).join(""));
for (const row of rows) console.log(escaped(JSON.stringify(row)));
