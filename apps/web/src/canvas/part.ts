import type { ElementKind, ElementStatus, FactStatus } from "@plumbline/model-core";

/** `group` stands for many siblings that are shown as one box. */
export type PartKind = ElementKind | "channel" | "group";

/** Something the canvas shows as a box: an element, a channel, or a group of them. */
export interface Part {
  readonly id: string;
  readonly kind: PartKind;
  readonly name: string;
  /** What stands under the name: kind and technology in words. */
  readonly subtitle: string;
  readonly technology: string | null;
  readonly tags: readonly string[];
  /** Null for what has none: channels and groups. */
  readonly status: ElementStatus | null;
  /** How it is known; of a group, null. */
  readonly factStatus: FactStatus | null;
  readonly isStale: boolean;
}

/** The parts of a model by what they stand in; groups stand between siblings and what they stand in. */
export interface PartsTree {
  readonly parts: ReadonlyMap<string, Part>;
  /** Nothing for what stands in nothing. */
  readonly parentOf: ReadonlyMap<string, string>;
  /** What is directly inside a part, or outside of all for `null`. */
  readonly insideOf: ReadonlyMap<string | null, readonly string[]>;
  /** How many elements and channels are inside a part, at any depth. */
  readonly countOf: ReadonlyMap<string, number>;
}

/** What a part stands in, the innermost first, without itself. */
export function framesAround({ parentOf }: PartsTree, id: string): readonly string[] {
  const frames: string[] = [];
  for (let parent = parentOf.get(id); parent !== undefined; parent = parentOf.get(parent)) {
    frames.push(parent);
  }
  return frames;
}
