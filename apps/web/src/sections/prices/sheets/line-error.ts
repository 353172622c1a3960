import { fieldError } from "../../../api/told-error.js";

export const LINE_FIELDS = ["elementId", "priceId", "quantity", "hoursPerMonth", "note"] as const;

/** What the service says about a field of the line at a place of the sheet. */
export function lineError(error: unknown, at: number, field: (typeof LINE_FIELDS)[number]): string | null {
  return fieldError(error, `lines[${at}].${field}`);
}
