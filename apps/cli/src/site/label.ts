import type { FactStanding, FactStatus } from "@plumbline/model-core";
import { type Html, html } from "./html.js";

/** The labels in words. */
export const LABEL_WORDS: Readonly<Record<FactStatus, string>> = {
  declared: "declared",
  "observed-in-source": "observed in source",
  inferred: "inferred",
  measured: "measured",
  unknown: "unknown",
};

/** How sure a fact is, in a word; a fact that was not found again says so. */
export function label({ factStatus, stale }: FactStanding): Html {
  const mark = stale === null ? null : html` <span class="label stale">stale</span>`;
  return html`<span class="label ${factStatus}">${LABEL_WORDS[factStatus]}</span>${mark}`;
}

/** Where a fact came from, in a line; nothing is said in words too. */
export function source({ provenance, stale }: FactStanding): Html {
  const since =
    stale === null ? null : html`<br>not found since <code>${stale.sinceRevision}</code> (${stale.reason})`;
  if (provenance === null) {
    return html`<span class="quiet">no source stated</span>${since}`;
  }
  const { source: where, confidence } = provenance;
  const sure = confidence === null ? null : html` <span class="quiet">confidence ${confidence}</span>`;
  return html`${where === null ? html`<span class="quiet">no source stated</span>` : html`<code>${where}</code>`}${sure}${since}`;
}

/** All that is known of where a fact came from, as rows of a list of facts. */
export function standingRows(standing: FactStanding): readonly (readonly [string, Html])[] {
  const { provenance } = standing;
  const accepted =
    provenance?.acceptedBy === null || provenance?.acceptedBy === undefined
      ? html`<span class="quiet">nobody yet</span>`
      : html`<code>${provenance.acceptedBy}</code> ${provenance.acceptedAt}`;
  return [
    ["How sure", label(standing)],
    ["Found in", source(standing)],
    [
      "Revision",
      provenance?.revision
        ? html`<code>${provenance.revision}</code>`
        : html`<span class="quiet">none stated</span>`,
    ],
    ["Stood for by", accepted],
  ];
}
