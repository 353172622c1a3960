import type { Design } from "./design.js";
import { type Html, html, raw } from "./html.js";
import { Links } from "./links.js";
import type { SiteOptions } from "./site-input.js";

/** One page of the site, before the frame that all pages have. */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly body: (links: Links) => Html;
}

const NAVIGATION: readonly (readonly [string, string])[] = [
  ["index.html", "Overview"],
  ["elements.html", "Elements"],
  ["operations.html", "Operations"],
  ["channels.html", "Channels"],
  ["messages.html", "Messages"],
  ["scenarios.html", "Scenarios"],
  ["review.html", "Review"],
];

/** Nothing but the style and the pictures of the site itself, also where it is opened as files. */
const POLICY =
  "default-src 'none'; style-src 'self' file:; img-src 'self' file:; base-uri 'none'; form-action 'none'";

/** A page as it is written: head, navigation, content, what a reader has to know of every page. */
export function pageHtml({ path, title, body }: Page, design: Design, { reloadScript }: SiteOptions): string {
  const links = new Links(path);
  const policy = html`<meta http-equiv="Content-Security-Policy" content="${raw(POLICY)}">\n`;
  const script = html`<script src="${reloadScript ?? ""}" defer></script>\n`;
  const heading = title === design.title ? title : `${title} – ${design.title}`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${reloadScript === undefined ? policy : script}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${heading}</title>
<link rel="stylesheet" href="${links.to("style.css")}">
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header><a class="home" href="${links.to("index.html")}">${design.title}</a><nav aria-label="Pages">${NAVIGATION.map(
    ([target, words]) => navigationLink({ target, words, path, links }),
  )}</nav></header>
<main id="content">
${body(links)}
</main>
<footer>What this site says is declared, observed in source or inferred, as each label tells. A trace is declared behaviour, never a measurement.</footer>
</body>
</html>
`.text;
}

function navigationLink(about: {
  readonly target: string;
  readonly words: string;
  readonly path: string;
  readonly links: Links;
}): Html {
  const { target, words, path, links } = about;
  const section = `${path.split("/")[0]}.html`;
  const isHere = path === target || (path.includes("/") && section === target);
  return isHere
    ? html`<a href="${links.to(target)}" aria-current="${path === target ? "page" : "true"}">${words}</a>`
    : html`<a href="${links.to(target)}">${words}</a>`;
}
