import { type Element, FACT_STATUSES } from "@plumbline/model-core";
import type { Design } from "../design.js";
import { type Html, html } from "../html.js";
import { LABEL_WORDS } from "../label.js";
import type { Links } from "../links.js";
import type { Page } from "../page.js";
import { figure, LANDSCAPE_PATH, type Picture } from "../pictures.js";
import { nothing } from "../tables.js";
import { partsTable } from "./element-page.js";
import { scenariosTable } from "./mentions.js";

/** The first page: the picture, what there is, how sure it is, what was played and found. */
export function overviewPage(design: Design, pictures: readonly Picture[]): Page {
  return {
    path: "index.html",
    title: design.title,
    body: (links) => html`<h1>${design.title}</h1>
<p class="lead">${countsOf(design)}</p>
${hero(design, pictures).map((picture) => figure(picture, links))}
<section><h2>How sure it is</h2><p>${labelCounts(design)}</p></section>
<section><h2>Scenarios <small>${design.scenarios.length}</small></h2>${
      design.scenarios.length === 0 ? nothing("None were given.") : scenariosTable(design.scenarios, links)
    }</section>
${reviewSection(design, links)}
${partsTable(design.childrenOf(null), links)}`,
  };
}

function countsOf({ model }: Design): string {
  const counts = [
    [model.elements.length, "elements"],
    [model.operations.length, "operations"],
    [model.channels.length, "channels"],
    [model.messages.length, "messages"],
    [model.relationships.length, "relationships"],
    [model.schemas.length, "schemas"],
  ] as const;
  return counts.map(([count, words]) => `${count} ${words}`).join(" · ");
}

/** The one system there is something inside of says more than the landscape; where there are more, the landscape leads. */
function hero(design: Design, pictures: readonly Picture[]): readonly Picture[] {
  const systems = design.elements.filter(
    ({ id, kind }: Element) => kind === "system" && design.childrenOf(id).length > 0,
  );
  const [only, second] = systems;
  const path = only !== undefined && second === undefined ? `pictures/${only.id}.svg` : LANDSCAPE_PATH;
  return pictures.filter((picture) => picture.path === path);
}

function labelCounts({ model }: Design): Html {
  const { schemas: _, ...labelled } = model;
  const facts = Object.values(labelled).flat();
  const stale = facts.filter((fact) => fact.stale !== null).length;
  const counted = FACT_STATUSES.map((status) => ({
    status,
    count: facts.filter(({ factStatus }) => factStatus === status).length,
  })).filter(({ count }) => count > 0);
  return html`${counted.map(
    ({ status, count }) =>
      html`<span class="count"><span class="label ${status}">${LABEL_WORDS[status]}</span> ${count}</span> `,
  )}<span class="count"><span class="label stale">stale</span> ${stale}</span>`;
}

function reviewSection({ review: { counts } }: Design, links: Links): Html {
  return html`<section><h2>Review</h2><p>${counts.concerns} concerns, of which ${counts.blocking} block; ${counts.unknown} unknown, ${counts.verified} verified. ${links.link("review.html", "What was found")}</p></section>`;
}
