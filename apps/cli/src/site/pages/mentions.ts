import type { AnsweredFinding } from "@plumbline/review-rules";
import type { Design, ScenarioPage } from "../design.js";
import { type Html, html } from "../html.js";
import type { Links } from "../links.js";
import { table, tableSection } from "../tables.js";

/** The word of a finding, with its look. */
export function findingWord({ result, severity }: AnsweredFinding): Html {
  return result === "concern"
    ? html`<span class="mark ${severity}">${severity}</span>`
    : html`<span class="mark unknown">${result.replace("-", " ")}</span>`;
}

/** What the review says of one thing. */
export function findingsTable(design: Design, id: string, links: Links): Html | null {
  const rows = design
    .findingsOn(id)
    .map((finding) => [
      findingWord(finding),
      links.link(`review.html#${finding.ruleId}`, finding.ruleId),
      finding.reason,
    ]);
  return tableSection("Findings", ["", "Rule", "What was found"], rows);
}

/** What became of a scenario, in words. */
export function resultWords({ result }: ScenarioPage): Html {
  const { issues, assertions } = result;
  if (issues.length > 0) {
    return html`<span class="mark blocking">does not fit the model</span>`;
  }
  const held = assertions.filter(({ passed }) => passed).length;
  const words = `${held} of ${assertions.length} assertions hold`;
  return held === assertions.length
    ? html`<span class="mark held">✓ ${words}</span>`
    : html`<span class="mark blocking">✗ ${words}</span>`;
}

/** Scenarios with what became of them. */
export function scenariosTable(scenarios: readonly ScenarioPage[], links: Links): Html {
  const rows = scenarios.map((page) => [
    links.fact("scenarios", page.key, page.scenario.document.name),
    resultWords(page),
    `${page.result.events.length} events`,
  ]);
  return table(["Scenario", "Result", "Trace"], rows);
}

/** The scenarios that name one thing. */
export function scenariosNaming(design: Design, id: string, links: Links): Html | null {
  const scenarios = design.scenariosNaming(id);
  return scenarios.length === 0
    ? null
    : html`<section><h2>In scenarios <small>${scenarios.length}</small></h2>${scenariosTable(scenarios, links)}</section>`;
}
