import type { RunResult } from "@plumbline/playback-engine";
import { toldLines } from "../../playing/run-text.js";
import type { ToldLine } from "../../playing/tell-event.js";
import type { Design, ScenarioPage } from "../design.js";
import { type Html, html } from "../html.js";
import { pagePath } from "../links.js";
import type { Page } from "../page.js";
import { figure, type Picture } from "../pictures.js";
import { factList, table, tableSection } from "../tables.js";
import { findingsTable, resultWords } from "./mentions.js";

/** Events of a trace that a page shows; the command line shows all. */
const SHOWN_EVENTS = 2_000;

/** The page of a scenario: what became of it, its steps as a sequence, its trace. */
export function scenarioPage(design: Design, page: ScenarioPage, picture: Picture): Page {
  const { document } = page.scenario;
  const { result } = page;
  return {
    path: pagePath("scenarios", page.key),
    title: document.name,
    body: (links) => html`<h1>${document.name} <small>scenario</small></h1>
${factList([
  ["Result", resultWords(page)],
  ["Trace", `${result.events.length} events, ${result.events.at(-1)?.atMs ?? 0} ms of virtual time`],
  ["Hash", html`<code>${result.hash}</code>`],
])}
${figure(picture, links)}
${issuesTable(result)}
${assertionsTable(result)}
${findingsTable(design, document.id ?? page.scenario.file, links)}
${traceTable(page)}`,
  };
}

function issuesTable({ issues }: RunResult): Html | null {
  const rows = issues.map(({ stepId, code, message }) => [stepId ?? "", code, message]);
  return tableSection("What does not fit the model", ["Step", "Issue", "What is wrong"], rows);
}

function assertionsTable({ assertions }: RunResult): Html | null {
  const rows = assertions.map(({ id, passed, detail }) => [
    passed ? html`<span class="mark held">✓ holds</span>` : html`<span class="mark blocking">✗ fails</span>`,
    id,
    detail,
  ]);
  return tableSection("Assertions", ["", "Assertion", "What was found"], rows);
}

function traceTable(page: ScenarioPage): Html | null {
  const lines = toldLines(page);
  if (lines.length === 0) {
    return null;
  }
  const shown = lines.slice(0, SHOWN_EVENTS);
  const left = lines.length - shown.length;
  return html`<section class="trace"><h2>Trace <small>${lines.length} lines</small></h2>${table(
    ["Time", "Who", "What", "Outcome"],
    shown.map(traceRow),
  )}${left === 0 ? null : html`<p class="quiet">${left} more lines: plumbline play shows all.</p>`}</section>`;
}

const MARKS: Readonly<Record<ToldLine["mood"], string>> = { good: "", bad: "✗ ", odd: "! ", dim: "" };

function traceRow({ time, depth, who, what, outcome, mood }: ToldLine): readonly Html[] {
  return [
    html`<span class="quiet">${time} ms</span>`,
    html`<span class="deep${Math.min(depth, 8)}">${who}</span>`,
    html`${what}`,
    html`<span class="${mood}">${MARKS[mood]}${outcome}</span>`,
  ];
}
