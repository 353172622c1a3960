import type { CostLine } from "../../../api/cost-queries.js";

/** A line as it is typed. */
export interface LineDraft {
  readonly elementId: string | null;
  readonly priceId: string | null;
  readonly quantity: string;
  readonly hoursPerMonth: string;
  readonly note: string;
}

export function draftOfLine(line: CostLine | null): LineDraft {
  return {
    elementId: line?.elementId ?? null,
    priceId: line?.priceId ?? null,
    quantity: line?.quantity ?? "1",
    hoursPerMonth: line?.hoursPerMonth ?? "",
    note: line?.note ?? "",
  };
}

/** What is stored: amounts as their digits, and nothing where nothing was typed. */
export function lineOfDraft(id: string, draft: LineDraft): CostLine {
  return {
    id,
    elementId: draft.elementId,
    priceId: draft.priceId,
    quantity: draft.quantity.trim(),
    hoursPerMonth: draft.hoursPerMonth.trim() || null,
    note: draft.note.trim() || null,
  };
}
