import type { Schemas } from "@plumbline/api-client";

type Stamp = Schemas["StampResponse"];

/** The parts of a project that changed from one stamp to the next. */
export function movedParts(before: Stamp, now: Stamp): readonly string[] {
  const numbers: Readonly<Record<string, unknown>> = { ...before };
  return Object.entries(now).flatMap(([part, value]) => (numbers[part] === value ? [] : [part]));
}
