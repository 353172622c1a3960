/** The lines that are outside of every block of code. */
export function structureOf(text: string): readonly string[] {
  let fence: string | null = null;
  return text.split("\n").filter((line) => {
    const ticks = /^`{3,}/u.exec(line)?.[0] ?? "";
    if (fence === null) {
      fence = ticks === "" ? null : ticks;
      return ticks === "";
    }
    fence = line === fence ? null : fence;
    return false;
  });
}

/** Texts that try to be more than text. */
export const NASTY_TEXTS = [
  "# Heading",
  "```\n# out\n```",
  "````",
  "~~~",
  "<script>alert(1)</script>",
  "[a](https://evil.example) www.evil.example me@evil.example",
  "| a | b |\n|---|---|",
  "- item\n1. item\n> quote\n===\n---",
  "*a* _b_ `c` ~d~ &amp; \\",
  "@team #12 :smile:",
];
