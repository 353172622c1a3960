import type { Element } from "@plumbline/model-core";
import type { Design } from "../design.js";
import { type Html, type HtmlValue, html } from "../html.js";
import { label } from "../label.js";
import type { Links } from "../links.js";
import type { Page } from "../page.js";
import { nothing, table } from "../tables.js";
import { messagesTable, operationsTable } from "./connections.js";
import { scenariosTable } from "./mentions.js";

/** The pages that list all of a sort. */
export function listPages(design: Design): readonly Page[] {
  return [
    page("elements.html", "Elements", (links) => parts(design, links)),
    page("operations.html", "Operations", (links) => operationsTable(design, design.operations, links)),
    page("channels.html", "Channels", (links) => channels(design, links)),
    page("messages.html", "Messages", (links) => messages(design, links)),
    page("scenarios.html", "Scenarios", (links) =>
      design.scenarios.length === 0 ? null : scenariosTable(design.scenarios, links),
    ),
  ];
}

function page(path: string, title: string, body: (links: Links) => Html | null): Page {
  return {
    path,
    title,
    body: (links) =>
      html`<h1>${title}</h1>\n${body(links) ?? nothing(`There are no ${title.toLowerCase()} in this model.`)}`,
  };
}

/** Every part below what it is part of. */
function parts(design: Design, links: Links): Html | null {
  const rows = rowsBelow(design, { parentId: null, depth: 0, links });
  return rows.length === 0 ? null : table(["Element", "Kind", "Technology", "Status", "How sure"], rows);
}

const DEEPEST = 8;

function rowsBelow(
  design: Design,
  at: { readonly parentId: string | null; readonly depth: number; readonly links: Links },
): readonly (readonly HtmlValue[])[] {
  const { parentId, depth, links } = at;
  return design
    .childrenOf(parentId)
    .flatMap((element) => [
      partRow(element, depth, links),
      ...rowsBelow(design, { parentId: element.id, depth: Math.min(depth + 1, DEEPEST), links }),
    ]);
}

function partRow(element: Element, depth: number, links: Links): readonly HtmlValue[] {
  const { id, name, kind, technology, status } = element;
  return [
    html`<span class="deep${depth}">${links.fact("elements", id, name)}</span>`,
    kind,
    technology ?? "",
    status,
    label(element),
  ];
}

function channels(design: Design, links: Links): Html | null {
  const rows = design.channels.map((channel) => [
    links.fact("channels", channel.id, channel.name),
    channel.kind,
    design.subscriptionsOf(channel.id).length,
    design.bindingsOf(channel.id).length,
    label(channel),
  ]);
  return rows.length === 0 ? null : table(["Channel", "Kind", "Subscriptions", "Bindings", "How sure"], rows);
}

function messages(design: Design, links: Links): Html | null {
  const schemas = design.schemas.map(({ id, name }) => html`<li>${links.fact("schemas", id, name)}</li>`);
  const list =
    schemas.length === 0
      ? null
      : html`<section><h2>Schemas <small>${schemas.length}</small></h2><ul class="columns">${schemas}</ul></section>`;
  return html`${messagesTable(design, design.messages, links) ?? nothing("There are no messages in this model.")}${list}`;
}
