import type { MovedKind } from "@plumbline/bundle-writer";

/** What of a pinned state can be missing: `model` is the stream, or its version. */
export type MissingKind = MovedKind | "revision";

/** Something that is pinned and that the project does not hold, or does not hold so. */
export interface NoPinnedInput {
  readonly outcome: "no-pinned-input";
  readonly kind: MissingKind;
  /** Of a source its repository. */
  readonly id: string;
}

export function missing(kind: MissingKind, id: string): NoPinnedInput {
  return { outcome: "no-pinned-input", kind, id };
}

/** The first pin that nothing was found for; null when all were found. */
export function firstMissing<Pin>(
  kind: MissingKind,
  pins: readonly Pin[],
  { idOf, has }: { readonly idOf: (pin: Pin) => string; readonly has: (pin: Pin) => boolean },
): NoPinnedInput | null {
  const pin = pins.find((one) => !has(one));
  return pin === undefined ? null : missing(kind, idOf(pin));
}
