import type { Guid } from "@plumbline/model-core";

/** Something of an answer that a person can keep. */
interface Keepable {
  /** What it became. */
  readonly keptAs: Guid | null;
}

/** A list in which the one at a place became something of the project: it stays so. */
export function withKept<One extends Keepable>(
  list: readonly One[],
  index: number,
  id: Guid,
): readonly One[] {
  return list.map((one, at) => (at === index ? { ...one, keptAs: id } : one));
}
