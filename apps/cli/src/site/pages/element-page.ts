import type { Element } from "@plumbline/model-core";
import type { Design } from "../design.js";
import { type Html, html, multiline } from "../html.js";
import { label, standingRows } from "../label.js";
import { type Links, pagePath } from "../links.js";
import type { Page } from "../page.js";
import { figure, type Picture } from "../pictures.js";
import { factList, tableSection } from "../tables.js";
import { messagesTable, operationsTable, relationshipsTable, subscriptionsTable } from "./connections.js";
import { findingsTable, scenariosNaming } from "./mentions.js";

/** The page of an actor, system, app, store or component. */
export function elementPage(design: Design, element: Element, picture: Picture | undefined): Page {
  const { id, name, kind, description } = element;
  return {
    path: pagePath("elements", id),
    title: name,
    body: (links) => html`${trail(design, element, links)}
<h1>${name} <small>${kind}</small></h1>
${description ? html`<p class="text">${multiline(description)}</p>` : null}
${picture === undefined ? null : figure(picture, links)}
${factList([...about(design, element, links), ...standingRows(element)])}
${findingsTable(design, id, links)}
${partsTable(design.childrenOf(id), links)}
${operationsTable(design, design.operationsOf(id), links)}
${messagesTable(design, design.messagesOf(id), links)}
${subscriptionsTable(design, id, links)}
${relationshipsTable(design, id, links)}
${scenariosNaming(design, id, links)}`,
  };
}

function about(
  design: Design,
  element: Element,
  links: Links,
): readonly (readonly [string, Html | string])[] {
  const parent = design.parentOf(element);
  const { technology, status, tags } = element;
  return [
    ...(parent === null ? [] : [["Part of", links.fact("elements", parent.id, parent.name)] as const]),
    ...(technology ? [["Technology", technology] as const] : []),
    ["Status", status],
    ...(tags.length === 0 ? [] : [["Tags", tags.join(", ")] as const]),
  ];
}

/** Where a part stands: its owners from the outside in. */
function trail(design: Design, element: Element, links: Links): Html | null {
  const owners: Element[] = [];
  for (let at = design.parentOf(element); at !== null && !owners.includes(at); at = design.parentOf(at)) {
    owners.unshift(at);
  }
  return owners.length === 0
    ? null
    : html`<p class="trail">${owners.map(({ id, name }) => [links.fact("elements", id, name), " / "])}</p>`;
}

/** Parts with what they are. */
export function partsTable(elements: readonly Element[], links: Links): Html | null {
  const rows = elements.map((element) => [
    links.fact("elements", element.id, element.name),
    element.kind,
    element.technology ?? "",
    element.status,
    label(element),
  ]);
  return tableSection("Elements", ["Element", "Kind", "Technology", "Status", "How sure"], rows);
}
