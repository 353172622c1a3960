import { servicesOfPath } from "@plumbline/source-scanner/snapshots";
import type { SourceChange } from "../records/change-impact.js";
import type { ImpactInput } from "../records/impact-input.js";
import { compareFacts, type FactChange } from "./compare-facts.js";
import { compareFiles, type FileChange } from "./compare-files.js";
import { comparePatterns, type PatternChange } from "./compare-patterns.js";
import { SnapshotSide } from "./snapshot-side.js";

/** A changed file with the services whose reach it is in, on either side. */
export interface PlacedFile extends FileChange {
  readonly serviceKeys: readonly string[];
}

/** All that differs between two snapshots. */
export interface SourceComparison {
  readonly base: SnapshotSide;
  readonly head: SnapshotSide;
  readonly facts: readonly FactChange[];
  readonly patterns: readonly PatternChange[];
  readonly files: readonly PlacedFile[];
}

/** Compares the snapshot of the merge base with that of the head. */
export function compareSnapshots({ base, head }: Pick<ImpactInput, "base" | "head">): SourceComparison {
  const sides = [new SnapshotSide(base, head), new SnapshotSide(head, base)] as const;
  const [inBase, inHead] = [servicesOfPath(base.services), servicesOfPath(head.services)];
  const files = compareFiles(...sides).map((file) => ({
    ...file,
    serviceKeys: [...new Set([...inBase(file.path), ...inHead(file.path)])],
  }));
  return {
    base: sides[0],
    head: sides[1],
    facts: compareFacts(...sides),
    patterns: comparePatterns(...sides),
    files,
  };
}

/** The changes of facts and patterns as they are told. */
export function toldChanges({ facts, patterns }: SourceComparison): readonly SourceChange[] {
  return [
    ...facts.map(({ fact: { kind, factKey, serviceKey, sources }, change }) => ({
      ...{ kind, factKey, pattern: null, serviceKey, change },
      source: sources[0] ?? null,
    })),
    ...patterns.map(({ finding: { pattern, serviceKey, sites }, change }) => ({
      ...{ kind: "pattern" as const, factKey: null, pattern, serviceKey, change },
      source: sites[0]?.source ?? null,
    })),
  ];
}
