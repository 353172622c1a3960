import type { AnsweredFinding, ResultWord, Severity } from "@plumbline/review-rules";
import { clean } from "../output/clean-text.js";
import type { Colours } from "../output/colours.js";
import type { FileReview } from "./review-files.js";

const HASH_SHOWN = 12;
const SEVERITIES: readonly Severity[] = ["blocking", "warning", "note"];

/** What a review found as text: concerns by severity, then what cannot be told, then the rest if it is wanted. */
export function reviewText(
  { hash, counts, findings }: FileReview,
  { all, note = "promises are reviewed in the service" }: { readonly all: boolean; readonly note?: string },
  colours: Colours,
): string {
  const { concerns, unknown, verified, notApplicable } = counts;
  const of = (result: ResultWord): readonly AnsweredFinding[] =>
    findings.filter((one) => one.result === result);
  const concerned = of("concern");
  return [
    colours.bold("The design, reviewed by fixed rules"),
    colours.dim(`hash ${hash.slice(0, HASH_SHOWN)}; ${note}`),
    "",
    ...SEVERITIES.flatMap((severity) =>
      concerned.filter((one) => one.severity === severity).map((one) => lineOf(one, severity, colours)),
    ),
    ...of("unknown").map((one) => lineOf(one, "unknown", colours)),
    ...(all ? of("verified").map((one) => lineOf(one, "verified", colours)) : []),
    ...(all ? of("not-applicable").map((one) => lineOf(one, "not applicable", colours)) : []),
    "",
    `${concerns} concerns, ${unknown} unknown, ${verified} verified, ${notApplicable} not applicable`,
  ].join("\n");
}

const MOODS: Readonly<Record<string, "good" | "bad" | "odd" | "dim">> = {
  blocking: "bad",
  warning: "odd",
  note: "odd",
  unknown: "dim",
  verified: "good",
  "not applicable": "dim",
};

const WIDEST_WORD = 14;

function lineOf({ ruleId, reason }: AnsweredFinding, word: string, colours: Colours): string {
  const paint = colours[MOODS[word] ?? "dim"];
  return `  ${paint(word.padEnd(WIDEST_WORD))}  ${ruleId}  ${clean(reason)}`;
}
