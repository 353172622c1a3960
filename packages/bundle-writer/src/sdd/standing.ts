import type { FactStanding } from "@plumbline/model-core";
import type { NamedText } from "../markdown/data-block.js";
import type { Fact } from "../markdown/facts.js";

/** How sure a fact is. */
export function standingFacts({ factStatus, provenance, stale }: FactStanding): readonly Fact[] {
  return [
    ["truth label", factStatus],
    ["confidence", provenance?.confidence ?? null],
    ["stale", stale === null ? null : true],
  ];
}

/** Where a fact was found, and why it is stale. */
export function standingTexts({ provenance, stale }: FactStanding): readonly NamedText[] {
  return [
    ["found in", provenance?.source ?? null],
    ["found at", provenance?.revision ?? null],
    ["stale since", stale?.sinceRevision ?? null],
    ["stale because", stale?.reason ?? null],
  ];
}
