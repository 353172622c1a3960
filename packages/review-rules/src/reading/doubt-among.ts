import { compareCodeUnits } from "@plumbline/model-core";
import { quoted } from "@plumbline/playback-engine";
import type { Found } from "../records/found.js";
import type { Cited } from "../records/rule.js";
import { isStated, type ReviewContext, standingOf } from "../state/review-context.js";
import { capitalised } from "./capitalised.js";
import { counted } from "./counted.js";
import { nameInWords } from "./name-in-words.js";
import { partKey } from "./part-key.js";

/** What is found of a subject that rests on these facts while one of them is in doubt; null when each counts as stated. */
export function doubtAmong(
  context: ReviewContext,
  subject: Cited,
  facts: readonly Cited[],
  asSentence: (clause: string) => string = capitalised,
): Found | null {
  const keyed = new Map(facts.map((fact) => [partKey(fact), fact]));
  const doubtful = [...keyed].filter(([, fact]) => !isStated(context, fact));
  const [items, inDoubt] = [doubtful.map(([key]) => key), doubtful.map(([, fact]) => fact)];
  const [first] = inDoubt;
  if (first === undefined) {
    return null;
  }
  const others =
    inDoubt.length > 1 ? `; ${counted(inDoubt.length - 1, "more fact is", "more facts are")} in doubt` : "";
  const reason = asSentence(`${doubtInWords(context, first)}${others}`);
  const cites = [subject, ...inDoubt.filter((fact) => partKey(fact) !== partKey(subject))];
  return {
    result: "unknown",
    reason,
    cites,
    items: items.length > 1 ? items.toSorted(compareCodeUnits) : [],
  };
}

/** A clause that says why a fact is in doubt. */
export function doubtInWords(context: ReviewContext, fact: Cited): string {
  const standing = standingOf(context, fact);
  if (standing === null) {
    return `${nameInWords(context, fact)} is not in the model`;
  }
  const { factStatus, stale } = standing;
  const whys = [
    ...(IN_DOUBT.has(factStatus) ? [`labelled ${factStatus}`] : []),
    ...(stale === null ? [] : [`stale since ${quoted(stale.sinceRevision)}`]),
  ];
  return `${nameInWords(context, fact)} is ${whys.join(" and ")}`;
}

const IN_DOUBT: ReadonlySet<string> = new Set(["inferred", "unknown"]);
