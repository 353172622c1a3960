import type { View } from "@plumbline/diagram-writer";
import type { Element, Guid } from "@plumbline/model-core";
import type { Design, ScenarioPage } from "./design.js";
import { type Html, html } from "./html.js";
import type { Links } from "./links.js";

/** A picture of the site: an SVG of its own file, so that no text of one can meet the page. */
export interface Picture {
  readonly path: string;
  /** What it shows, for those who do not see it. */
  readonly words: string;
  readonly draw: () => Promise<string>;
}

/** Pictures take long in a large model: the systems come first, then the apps by name, up to this many. */
const MOST_PICTURES = 120;

export const LANDSCAPE_PATH = "pictures/landscape.svg";

/** Every picture of a design. */
export function picturesOf(design: Design): readonly Picture[] {
  const shown = [...design.elements.filter(isKind("system")), ...design.elements.filter(isKind("app"))];
  const drawn = shown.filter((element) => hasPicture(design, element)).slice(0, MOST_PICTURES);
  return [
    {
      path: LANDSCAPE_PATH,
      words: "All actors and systems and what connects them",
      draw: () => drawnAs(design, viewOf(design.title, "landscape")),
    },
    ...drawn.map((element) => pictureOfElement(design, element)),
    ...design.scenarios.map((page) => pictureOfScenario(design, page)),
  ];
}

function isKind(kind: Element["kind"]): (element: Element) => boolean {
  return (element) => element.kind === kind;
}

/** A system with nothing inside says no more than the landscape. */
function hasPicture(design: Design, { id, kind }: Element): boolean {
  return kind === "app" || design.childrenOf(id).length > 0;
}

function pictureOfElement(design: Design, { id, name, kind }: Element): Picture {
  return {
    path: `pictures/${id}.svg`,
    words: `${name} with its parts and its neighbours`,
    draw: () => drawnAs(design, { ...viewOf(name, kind === "system" ? "system" : "app"), rootId: id }),
  };
}

function pictureOfScenario(design: Design, { key, scenario, result }: ScenarioPage): Picture {
  const { document } = scenario;
  return {
    path: `pictures/${key}.svg`,
    words: `The steps of ${document.name} as a sequence`,
    draw: () =>
      result.issues.length > 0
        ? Promise.resolve(emptyPicture("This scenario does not fit the model: its page says why."))
        : drawnAs(design, { ...viewOf(document.name, "flow"), scenarioId: NO_ID }, document),
  };
}

const NO_ID = "00000000-0000-4000-8000-000000000000" as Guid;

function viewOf(name: string, kind: View["kind"]): View {
  return { id: NO_ID, name, kind, rootId: null, elementIds: [], positions: {}, scenarioId: null };
}

async function drawnAs(
  { model }: Design,
  view: View,
  scenario: Parameters<typeof import("@plumbline/diagram-writer")["drawView"]>[2] = null,
): Promise<string> {
  const { drawView } = await import("@plumbline/diagram-writer");
  const drawing = await drawView(view, model, scenario, { format: "svg" });
  return drawing.ok ? drawing.value : emptyPicture(`Not drawn: ${drawing.refusal.message}`);
}

function emptyPicture(words: string): string {
  return `${
    html`<svg xmlns="http://www.w3.org/2000/svg" role="img" width="640" height="80" viewBox="0 0 640 80"><title>${words}</title><text x="16" y="44" font-family="sans-serif" font-size="15" fill="#808080">${words}</text></svg>`
      .text
  }\n`;
}

/** A picture on a page; it opens by itself at its own size. */
export function figure({ path, words }: Picture, links: Links): Html {
  return html`<figure><a href="${links.to(path)}"><img src="${links.to(path)}" alt="${words}" loading="lazy"></a><figcaption>${words}. <a href="${links.to(path)}">Open it at its own size</a></figcaption></figure>`;
}
