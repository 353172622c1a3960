import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

/** What WCAG asks of text, and of what one has to see to use a control or to read a picture. */
const TEXT = 4.5;
const SHAPE = 3;

const TOKENS = new Map(
  [
    ...readFileSync(new URL("./tokens.css", import.meta.url), "utf8").matchAll(
      /--([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g,
    ),
  ].map(([, name = "", light = "", dark = ""]) => [name, { light, dark }]),
);
const THEMES = ["light", "dark"] as const;
const GROUNDS = ["ground", "surface", "raised"];
const SOFT = ["good", "warn", "bad", "info"];
const TRUTHS = ["declared", "observed-source", "measured", "inferred", "unknown"].map(
  (one) => `truth-${one}`,
);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: (typeof THEMES)[number]): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => luminance(TOKENS.get(name)?.[theme] ?? ""))
    .sort((left, right) => left - right);
  return (lighter + 0.05) / (darker + 0.05);
}

function pairs(front: readonly string[], behind: readonly string[]): readonly (readonly [string, string])[] {
  return front.flatMap((one) => behind.map((other) => [one, other] as const));
}

const TEXTS = [
  ...pairs(["ink", "quiet", "faint", "accent", "bad", "good", "warn", "info"], GROUNDS),
  ...pairs(["ink", "quiet"], ["sunken", "hover", "selected", "accent-soft"]),
  ...SOFT.map((one) => [one, `${one}-soft`] as const),
  ...pairs(["on-accent"], ["accent", "accent-hover"]),
  ...pairs(TRUTHS, GROUNDS),
];
const SHAPES = [
  ...pairs(["line-strong", "focus", "accent", "added", "changed", "removed", ...TRUTHS], GROUNDS),
  ...pairs(["focus"], ["sunken", "hover", "selected"]),
];

test.each(TEXTS)("text of %s is read on %s, in both themes", (one, other) => {
  for (const theme of THEMES) {
    expect({ theme, of: contrast(one, other, theme) >= TEXT || contrast(one, other, theme) }).toEqual({
      theme,
      of: true,
    });
  }
});

test.each(SHAPES)("an edge or a line of %s is seen on %s, in both themes", (one, other) => {
  for (const theme of THEMES) {
    expect({ theme, of: contrast(one, other, theme) >= SHAPE || contrast(one, other, theme) }).toEqual({
      theme,
      of: true,
    });
  }
});
