import type { FactStanding } from "@plumbline/model-core";
import type { NamedText } from "../markdown/data-block.js";
import type { Fact } from "../markdown/facts.js";

/** How sure a fact is. */
export function standingFacts({ factStatus, provenance, stale }: FactStanding): readonly Fact[] {
  return [
    ["truth label", factStatus],
    ["confidence", provenance?.confidence],
    ["stale", stale === null ? null : true],
  ];
}

/** Since when and why a fact is stale. */
export function standingTexts({ stale }: FactStanding): readonly NamedText[] {
  return [
    ["stale since", stale?.sinceRevision],
    ["stale because", stale?.reason],
  ];
}
