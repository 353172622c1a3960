import { UnsupportedPattern } from "./unsupported-pattern.js";

/** General categories by their long names; both engines know the short ones. */
const LONG_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Letter: "L",
    Uppercase_Letter: "Lu",
    Lowercase_Letter: "Ll",
    Titlecase_Letter: "Lt",
    Modifier_Letter: "Lm",
    Other_Letter: "Lo",
    Mark: "M",
    Combining_Mark: "M",
    Nonspacing_Mark: "Mn",
    Spacing_Mark: "Mc",
    Enclosing_Mark: "Me",
    Number: "N",
    Decimal_Number: "Nd",
    digit: "Nd",
    Letter_Number: "Nl",
    Other_Number: "No",
    Punctuation: "P",
    punct: "P",
    Connector_Punctuation: "Pc",
    Dash_Punctuation: "Pd",
    Open_Punctuation: "Ps",
    Close_Punctuation: "Pe",
    Initial_Punctuation: "Pi",
    Final_Punctuation: "Pf",
    Other_Punctuation: "Po",
    Symbol: "S",
    Math_Symbol: "Sm",
    Currency_Symbol: "Sc",
    Modifier_Symbol: "Sk",
    Other_Symbol: "So",
    Separator: "Z",
    Space_Separator: "Zs",
    Line_Separator: "Zl",
    Paragraph_Separator: "Zp",
    Control: "Cc",
    cntrl: "Cc",
    Format: "Cf",
  }),
);
/** Not `C` and `Cn`: the engine does not count code points that nothing is assigned to. */
const SHORT_NAME = /^(?:L[ulmot]?|M[nce]?|N[dlo]?|P[cdseifo]?|S[mcko]?|Z[slp]?|C[cf])$/;

/** A Unicode property (`L`, `General_Category=Letter`, `Script=Greek`, `ASCII`, `Any`) as an item of a class. */
export function unicodeProperty(property: string, negated: boolean): string {
  const letter = negated ? "P" : "p";
  const equals = property.indexOf("=");
  const name = property.slice(0, Math.max(equals, 0));
  const value = property.slice(equals + 1);
  if (name === "Script" || name === "sc") {
    return `\\${letter}{${value}}`;
  }
  const isCategory = ["", "General_Category", "gc"].includes(name);
  const short = LONG_NAMES.get(value) ?? value;
  if (isCategory && SHORT_NAME.test(short)) {
    return `\\${letter}{${short}}`;
  }
  if (property === "ASCII") {
    return negated ? "\\x{80}-\\x{10FFFF}" : "\\x{0}-\\x{7f}";
  }
  if (property === "Any" && !negated) {
    return "\\x{0}-\\x{10FFFF}";
  }
  throw new UnsupportedPattern(`the property ${property}`);
}
