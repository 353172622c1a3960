import { Design } from "./design.js";
import { type Page, pageHtml } from "./page.js";
import { elementPage } from "./pages/element-page.js";
import { channelPage, messagePage, operationPage, schemaPage } from "./pages/fact-pages.js";
import { listPages } from "./pages/list-pages.js";
import { overviewPage } from "./pages/overview-page.js";
import { reviewPage } from "./pages/review-page.js";
import { scenarioPage } from "./pages/scenario-page.js";
import { type Picture, picturesOf } from "./pictures.js";
import type { SiteInput, SiteOptions } from "./site-input.js";
import { STYLE } from "./style.js";

/** A file of the site, which is written when it is asked for. */
export type SiteFile = () => Promise<string>;

/** A site: its files by their paths, in the order in which they are written. The same input gives the same bytes. */
export function siteOf(input: SiteInput, options: SiteOptions = {}): ReadonlyMap<string, SiteFile> {
  const design = new Design(input);
  const pictures = picturesOf(design);
  return new Map<string, SiteFile>([
    ["style.css", async () => STYLE],
    ...pagesOf(design, pictures).map(
      (page) => [page.path, async () => pageHtml(page, design, options)] as const,
    ),
    ...pictures.map(({ path, draw }) => [path, draw] as const),
  ]);
}

function pagesOf(design: Design, pictures: readonly Picture[]): readonly Page[] {
  const byPath = new Map(pictures.map((picture) => [picture.path, picture]));
  return [
    overviewPage(design, pictures),
    ...listPages(design),
    reviewPage(design),
    ...design.elements.map((element) =>
      elementPage(design, element, byPath.get(`pictures/${element.id}.svg`)),
    ),
    ...design.operations.map((operation) => operationPage(design, operation)),
    ...design.channels.map((channel) => channelPage(design, channel)),
    ...design.messages.map((message) => messagePage(design, message)),
    ...design.schemas.map((schema) => schemaPage(design, schema)),
    ...design.scenarios.flatMap((page) => {
      const picture = byPath.get(`pictures/${page.key}.svg`);
      return picture === undefined ? [] : [scenarioPage(design, page, picture)];
    }),
  ];
}
