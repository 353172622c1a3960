import type { PromiseBodyRefusal } from "@plumbline/promise-core";

/** The refusal of a body that names what the project does not have; null when it has everything. */
export function refusedForMissing(errors: PromiseBodyRefusal["errors"]): PromiseBodyRefusal | null {
  const [first] = errors;
  return first === undefined
    ? null
    : { code: "validation_error", title: `${first.field}: ${first.message}`, errors };
}
