import { type AnsweredFinding, RULES } from "@plumbline/review-rules";
import type { Design } from "../design.js";
import { type Html, html } from "../html.js";
import type { Links, PageKind } from "../links.js";
import type { Page } from "../page.js";
import { nothing, table } from "../tables.js";
import { findingWord } from "./mentions.js";

/** The page of the review: every concern and all that cannot be told, rule by rule. */
export function reviewPage(design: Design): Page {
  const { counts, hash } = design.review;
  return {
    path: "review.html",
    title: "Review",
    body: (links) => html`<h1>Review</h1>
<p class="lead">${counts.concerns} concerns, of which ${counts.blocking} block; ${counts.unknown} unknown, ${counts.verified} verified, ${counts.notApplicable} not applicable.</p>
<p class="quiet">By fixed rules over the facts of the model and its scenarios; promises are reviewed in the service. Hash <code>${hash}</code></p>
${RULES.map((rule) => ruleSection(design, rule, links))}`,
  };
}

function ruleSection(design: Design, { id, title }: (typeof RULES)[number], links: Links): Html {
  const found = design.review.findings.filter(({ ruleId }) => ruleId === id);
  const told = found.filter(({ result }) => result === "concern" || result === "unknown");
  const verified = found.filter(({ result }) => result === "verified").length;
  const rest = found.length - told.length - verified;
  const rows = told.map((finding) => [findingWord(finding), subject(design, finding, links), finding.reason]);
  return html`<section id="${id}"><h2>${id} ${title} <small>${told.length} told, ${verified} verified, ${rest} not applicable</small></h2>
${rows.length === 0 ? nothing("Nothing against it.") : table(["", "About", "What was found"], rows)}</section>`;
}

const PAGES: Readonly<Partial<Record<AnsweredFinding["subjectKind"], PageKind>>> = {
  element: "elements",
  operation: "operations",
  channel: "channels",
  message: "messages",
  schema: "schemas",
};

function subject(design: Design, { subjectKind, subjectId }: AnsweredFinding, links: Links): Html {
  const scenario = design.scenarios.find(
    ({ scenario: { document, file } }) => (document.id ?? file) === subjectId,
  );
  if (subjectKind === "scenario" && scenario !== undefined) {
    return html`scenario ${links.fact("scenarios", scenario.key, scenario.scenario.document.name)}`;
  }
  const page = PAGES[subjectKind];
  const name = design.nameOf(subjectId);
  return page !== undefined && design.names.has(subjectId)
    ? html`${subjectKind} ${links.fact(page, subjectId, name)}`
    : html`${subjectKind} ${name}`;
}
