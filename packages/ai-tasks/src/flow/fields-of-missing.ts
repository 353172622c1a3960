import type { AnswerError } from "../tasks/checked-answer.js";
import { type FieldsOfType, fieldsOfAll, wrongFields } from "./fields-by-type.js";
import type { FlowOutput } from "./flow-output.js";
import type { MissingKind, MissingPart } from "./missing-part.js";

const FIELDS_OF_MISSING: { readonly [Kind in MissingKind]: FieldsOfType } = {
  element: { needs: ["name", "elementKind"], may: ["parent", "technology"] },
  operation: { needs: ["name", "owner", "transport"], may: ["timeoutMs"] },
  channel: { needs: ["name", "channelKind"], may: [] },
  subscription: { needs: ["channel", "consumer"], may: ["name", "deadLetterChannel"] },
  message: { needs: ["name", "producer"], may: ["consumers"] },
};

const OF_ALL = fieldsOfAll(FIELDS_OF_MISSING);

/** Missing parts have the fields of their kinds alone. */
export function wrongFieldsOfMissing({ missing }: FlowOutput): readonly AnswerError[] {
  return missing.flatMap((part, index) =>
    wrongFields({ pointer: `/missing/${index}`, what: `a missing part of kind ${part.kind}` }, part, {
      own: FIELDS_OF_MISSING[part.kind],
      all: OF_ALL,
    }),
  );
}

/** No missing element is inside itself: other parts hang from parts of other kinds alone. */
export function cyclesOfMissing({ missing }: FlowOutput): readonly AnswerError[] {
  const parentOf = new Map(missing.map(({ alias, parent }) => [alias, parent]));
  return missing.flatMap((part, index) =>
    isInside(part, parentOf)
      ? [{ pointer: `/missing/${index}/parent`, message: "leads back to the part itself" }]
      : [],
  );
}

function isInside({ alias }: MissingPart, parentOf: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>();
  for (
    let holder = parentOf.get(alias) ?? null;
    holder !== null && !seen.has(holder);
    holder = parentOf.get(holder) ?? null
  ) {
    if (holder === alias) {
      return true;
    }
    seen.add(holder);
  }
  return false;
}
