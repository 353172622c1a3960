import type { EvidenceStatus } from "@plumbline/promise-core";
import { namedData } from "../../markdown/data-block.js";
import { facts } from "../../markdown/facts.js";

/** How much of a requirement is shown in the pinned state, and what is not. */
export function statusBlocks({ counts, gaps }: EvidenceStatus): readonly string[] {
  return [
    "What is shown of it in the pinned state:",
    facts([
      ["obligations passed", counts.passed],
      ["obligations failed", counts.failed],
      ["obligations not run", counts.notRun],
      ["obligations unsupported", counts.unsupported],
      ["obligations stale", counts.stale],
      ["gaps", gaps.length],
    ]),
    namedData(gaps.map((gap, at) => [`gap ${at + 1}`, gap])),
  ];
}
