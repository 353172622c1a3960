import { type Channel, type Message, type Operation, parseJson, type Schema } from "@plumbline/model-core";
import type { Design } from "../design.js";
import { type Html, html, multiline } from "../html.js";
import { standingRows } from "../label.js";
import { type Links, pagePath } from "../links.js";
import type { Page } from "../page.js";
import { factList } from "../tables.js";
import {
  bindingsTable,
  messagesTable,
  operationsTable,
  retryWords,
  subscriptionsTable,
  timeoutWords,
} from "./connections.js";
import { findingsTable, scenariosNaming } from "./mentions.js";

/** The page of an operation. */
export function operationPage(design: Design, operation: Operation): Page {
  const { id, name, ownerId, transport, timeoutMs, retry, requestSchemaId, responseSchemaId } = operation;
  return {
    path: pagePath("operations", id),
    title: name,
    body: (links) => html`<h1>${name} <small>operation</small></h1>
${factList([
  ["Of", links.fact("elements", ownerId, design.nameOf(ownerId))],
  ["Transport", transport],
  ["Time-out", timeoutWords(timeoutMs)],
  ["Retry", retryWords(retry)],
  ["Request", schemaLink(design, requestSchemaId, links)],
  ["Response", schemaLink(design, responseSchemaId, links)],
  ...standingRows(operation),
])}
${findingsTable(design, id, links)}
${scenariosNaming(design, id, links)}`,
  };
}

/** The page of a channel. */
export function channelPage(design: Design, channel: Channel): Page {
  const { id, name, kind } = channel;
  return {
    path: pagePath("channels", id),
    title: name,
    body: (links) => html`<h1>${name} <small>${kind}</small></h1>
${factList([["Kind", kind], ...standingRows(channel)])}
${findingsTable(design, id, links)}
${subscriptionsTable(design, id, links)}
${bindingsTable(design, id, links)}
${scenariosNaming(design, id, links)}`,
  };
}

/** The page of a message. */
export function messagePage(design: Design, message: Message): Page {
  const { id, name, description, producerId, consumerIds, schemaId, tags } = message;
  return {
    path: pagePath("messages", id),
    title: name,
    body: (links) => html`<h1>${name} <small>message</small></h1>
${description ? html`<p class="text">${multiline(description)}</p>` : null}
${factList([
  ["From", links.fact("elements", producerId, design.nameOf(producerId))],
  [
    "To",
    consumerIds.length === 0
      ? "nobody"
      : consumerIds.map((consumer, at) => [
          at === 0 ? "" : ", ",
          links.fact("elements", consumer, design.nameOf(consumer)),
        ]),
  ],
  ["Schema", schemaLink(design, schemaId, links)],
  ...(tags.length === 0 ? [] : [["Tags", tags.join(", ")] as const]),
  ...standingRows(message),
])}
${findingsTable(design, id, links)}
${scenariosNaming(design, id, links)}`,
  };
}

/** The page of a schema, with who names it. */
export function schemaPage(design: Design, { id, name, description, content }: Schema): Page {
  const users = design.operations.filter((one) => one.requestSchemaId === id || one.responseSchemaId === id);
  return {
    path: pagePath("schemas", id),
    title: name,
    body: (links) => html`<h1>${name} <small>schema</small></h1>
${description ? html`<p class="text">${multiline(description)}</p>` : null}
${factList([["How sure", html`<span class="quiet">a schema carries no label of its own</span>`]])}
${findingsTable(design, id, links)}
<section><h2>JSON Schema</h2><pre>${multiline(pretty(content))}</pre></section>
${operationsTable(design, users, links)}
${messagesTable(
  design,
  design.messages.filter(({ schemaId }) => schemaId === id),
  links,
)}`,
  };
}

/** JSON with one value in a line; a text that is none as it stands. */
function pretty(content: string): string {
  try {
    return JSON.stringify(parseJson(content), null, 2);
  } catch {
    return content;
  }
}

function schemaLink(design: Design, id: string | null, links: Links): Html {
  if (id === null) {
    return html`<span class="quiet">none stated</span>`;
  }
  return design.schemas.some((schema) => schema.id === id)
    ? links.fact("schemas", id, design.nameOf(id))
    : html`<code>${id}</code> <span class="quiet">not in this model</span>`;
}
