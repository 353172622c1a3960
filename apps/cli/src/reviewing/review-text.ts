import type { AnsweredFinding, ResultWord, Severity } from "@plumbline/review-rules";
import { RULES } from "@plumbline/review-rules";
import { clean } from "../output/clean-text.js";
import type { Colours } from "../output/colours.js";
import type { FileReview } from "./review-files.js";

const HASH_SHOWN = 12;

/** In which order findings are told, by their words, and how each looks. */
const TOLD: readonly (readonly [Severity | Exclude<ResultWord, "concern">, keyof Colours])[] = [
  ["blocking", "bad"],
  ["warning", "odd"],
  ["note", "odd"],
  ["unknown", "dim"],
  ["verified", "good"],
  ["not-applicable", "dim"],
];

const OF_ALL: ReadonlySet<string> = new Set(["verified", "not-applicable"]);

/** What a review found as text: the most severe first, rule by rule; what is fine if it is wanted. */
export function reviewText(
  { hash, counts, findings }: FileReview,
  { all, note = "promises are reviewed in the service" }: { readonly all: boolean; readonly note?: string },
  colours: Colours,
): string {
  const { concerns, unknown, verified, notApplicable } = counts;
  const shown = TOLD.filter(([word]) => all || !OF_ALL.has(word));
  return [
    colours.bold("The design, reviewed by fixed rules"),
    colours.dim(`hash ${hash.slice(0, HASH_SHOWN)}; ${note}`),
    ...shown.flatMap(([word, mood]) => {
      const found = findings.filter((finding) => wordOf(finding) === word);
      return RULES.flatMap((rule) => ruleLines(rule, found, `${colours[mood](word)}`));
    }),
    "",
    `${concerns} concerns, ${unknown} unknown, ${verified} verified, ${notApplicable} not applicable`,
  ].join("\n");
}

function wordOf({ result, severity }: AnsweredFinding): string {
  return result === "concern" ? severity : result;
}

/** The findings of one rule below its title. */
function ruleLines(
  { id, title }: (typeof RULES)[number],
  findings: readonly AnsweredFinding[],
  word: string,
): readonly string[] {
  const found = findings.filter(({ ruleId }) => ruleId === id);
  return found.length === 0
    ? []
    : ["", `${word}  ${id}  ${title}`, ...found.map(({ reason }) => `  ${clean(reason)}`)];
}
