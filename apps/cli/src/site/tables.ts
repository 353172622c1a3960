import { type Html, type HtmlValue, html } from "./html.js";

/** A section with a heading and a table; nothing where there is no row. */
export function tableSection(
  title: string,
  head: readonly string[],
  rows: readonly (readonly HtmlValue[])[],
): Html | null {
  return rows.length === 0
    ? null
    : html`<section><h2>${title} <small>${rows.length}</small></h2>${table(head, rows)}</section>`;
}

/** A table that scrolls by itself on a narrow screen. */
export function table(head: readonly string[], rows: readonly (readonly HtmlValue[])[]): Html {
  return html`<div class="table"><table><thead><tr>${head.map((word) => html`<th scope="col">${word}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody></table></div>`;
}

/** What is known of one thing: a word and its value in each row. */
export function factList(rows: readonly (readonly [string, HtmlValue])[]): Html {
  return html`<dl>${rows.map(([word, value]) => html`<div><dt>${word}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** What stands where there is nothing to show. */
export function nothing(words: string): Html {
  return html`<p class="quiet">${words}</p>`;
}
