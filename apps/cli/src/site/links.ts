import { type Html, html } from "./html.js";

/** What has a page of its own. */
export type PageKind = "elements" | "operations" | "channels" | "messages" | "schemas" | "scenarios";

/** The path of a page from the root of the site. */
export function pagePath(kind: PageKind, id: string): string {
  return `${kind}/${id}.html`;
}

/** Links from one page to others. */
export class Links {
  readonly #up: string;

  /** @param path the page they stand on, from the root of the site */
  constructor(path: string) {
    this.#up = "../".repeat(path.split("/").length - 1);
  }

  /** The address of a path of the site. */
  to(path: string): string {
    return `${this.#up}${path}`;
  }

  link(path: string, words: string): Html {
    return html`<a href="${this.to(path)}">${words}</a>`;
  }

  fact(kind: PageKind, id: string, words: string): Html {
    return this.link(pagePath(kind, id), words);
  }
}
