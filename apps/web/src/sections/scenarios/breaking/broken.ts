import type { FaultDocument, FaultKind, ScenarioDocument } from "@plumbline/playback-engine";

/** A fault that somebody tries out, on a part. */
export interface Broken {
  readonly target: string;
  readonly kind: FaultKind;
  /** Attempts that fail; null fails every one. */
  readonly failFirst: number | null;
}

const SIGNS = { Error: "e", Outage: "o", Timeout: "t" } as const satisfies Record<FaultKind, string>;

/** Faults as the address has them: `e:<target>`, `e3:<target>` for the first three attempts. */
export function brokenText(broken: readonly Broken[]): string {
  return broken.map(({ target, kind, failFirst }) => `${SIGNS[kind]}${failFirst ?? ""}:${target}`).join(",");
}

const ONE = /^([eot])(\d{1,9})?:([0-9a-f-]{36})$/;

/** Faults of an address, one a target; what is none is left out. */
export function readBroken(words: readonly string[]): readonly Broken[] {
  const byTarget = new Map<string, Broken>();
  for (const word of words) {
    const [, sign, times, target] = ONE.exec(word) ?? [];
    const kind = (Object.keys(SIGNS) as FaultKind[]).find((name) => SIGNS[name] === sign);
    if (kind !== undefined && target !== undefined && times !== "0") {
      byTarget.set(target, { target, kind, failFirst: times === undefined ? null : Number(times) });
    }
  }
  return [...byTarget.values()];
}

/** Faults with another one on a part, or none there. */
export function withBroken(
  broken: readonly Broken[],
  target: string,
  fault: Omit<Broken, "target"> | null,
): readonly Broken[] {
  const others = broken.filter((one) => one.target !== target);
  return fault === null ? others : [...others, { target, ...fault }];
}

/** A scenario with faults in place of its own on the same parts. */
export function withFaults(document: ScenarioDocument, broken: readonly Broken[]): ScenarioDocument {
  if (broken.length === 0) {
    return document;
  }
  const targets = new Set<string | null | undefined>(broken.map(({ target }) => target));
  const own = document.faults.filter((fault) => !targets.has(fault?.target));
  const tried: readonly FaultDocument[] = broken.map((fault) => ({ ...fault }));
  return { ...document, faults: [...own, ...tried] };
}
