import type { Cite, Finding } from "./review-records.js";

/** Names of facts by ID, of what has none after what it connects. */
export type Names = ReadonlyMap<string, string>;

/** What a thing is called that a finding speaks of: as the review names it, else as the model does. */
export function calledName({ id, name }: Pick<Cite, "id" | "name">, names: Names): string {
  return name ?? names.get(id) ?? id.slice(0, 8);
}

export function subjectName({ subjectId, subjectName }: Finding, names: Names): string {
  return calledName({ id: subjectId, name: subjectName }, names);
}
