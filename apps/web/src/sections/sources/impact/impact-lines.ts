import { hasWords } from "../../../design/has-words.js";
import type { ImpactEntry } from "../source-records.js";

export interface ImpactFilter {
  readonly certainty?: ImpactEntry["certainty"] | undefined;
  readonly of?: ImpactEntry["kind"] | undefined;
  readonly q?: string | undefined;
}

/** A line of the list: the heading of a certainty, or what is touched under it. */
export type ImpactLine =
  | { readonly is: "head"; readonly certainty: ImpactEntry["certainty"]; readonly count: number }
  | { readonly is: "entry"; readonly entry: ImpactEntry };

/** What is touched under how certain that is, in the order in which the service tells it. */
export function impactLines(
  entries: readonly ImpactEntry[],
  { certainty, of, q }: ImpactFilter = {},
): readonly ImpactLine[] {
  const shown = entries.filter(
    (entry) =>
      (certainty === undefined || entry.certainty === certainty) &&
      (of === undefined || entry.kind === of) &&
      hasWords(textOf(entry), q),
  );
  return [...Map.groupBy(shown, (entry) => entry.certainty)].flatMap(([one, those]) => [
    { is: "head" as const, certainty: one, count: those.length },
    ...those.map((entry) => ({ is: "entry" as const, entry })),
  ]);
}

function textOf({ name, kind, requirementId, reasons }: ImpactEntry): string {
  return [kind, requirementId ?? "", name, ...reasons.map(({ sentence }) => sentence)].join(" ");
}
