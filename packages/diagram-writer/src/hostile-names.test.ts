import { describe, expect, it } from "@jest/globals";
import { parse } from "@mermaid-js/parser";
import fc from "fast-check";
import { anyText } from "../../model-core/src/testing/any-text.js";
import type { DrawOptions } from "./draw-options.js";
import { drawView } from "./draw-view.js";
import { aModel, aScenario, aView } from "./testing/a-model.js";
import { skeletonOfLines, structurizrTokens, xmlTags } from "./testing/structure.js";
import { oneLineOrNull } from "./text/one-line.js";
import type { View } from "./view/view.js";
import { VIEW_KINDS } from "./view/view.js";

/** Pieces that mean something to one of the syntaxes, their comments, preprocessors or to HTML. */
const PIECES = [
  '"',
  "'",
  "\\",
  "`",
  "#",
  "%%",
  "%%{",
  "}%%",
  "{",
  "}",
  "[",
  "]",
  "(",
  ")",
  "<",
  ">",
  "<b>",
  "</svg>",
  "]]>",
  "<!--",
  "<![CDATA[",
  "&",
  "&amp;",
  ";",
  ":",
  "::",
  "->",
  "-->",
  "=",
  "end",
  "subgraph x",
  "\n",
  "\r\n",
  "@enduml",
  "!include x",
  '%getenv("HOME")',
  "$" + "{HOME}",
  "/*",
  "*/",
  "/'",
  "//",
  "--",
  "---",
  "__",
  "**",
  "~",
  "|",
  "$x",
  "\u202E",
  "\u2067",
  "\u2028",
  "\uFEFF",
  "\uFFFE",
  "\u0000",
  "\u0007",
  "😀",
  "👩‍👩‍👧",
  "שלום",
  "日本語",
  "\uD800",
  "style x:y#z;",
  "classDef",
  "title",
  "note",
  "#35;",
  '"]',
  '|"',
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  "<U+0041>",
  "[[http://x]]",
  "participant",
  "else",
  "this",
  "\t",
  " ",
  "x".repeat(200),
];

const hostileName = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), anyText(5)), {
    minLength: 1,
    maxLength: 5,
  })
  .map((pieces) => pieces.join(""))
  // A relationship whose label has nothing to draw has no label, which is another structure.
  .map((name) => (oneLineOrNull(name) === null ? `${name}x` : name));

/** Each word gets a name of its own, the same one whenever it is asked for. */
const naming = fc.array(hostileName, { minLength: 12, maxLength: 12 }).map((names) => {
  const given = new Map<string, string>();
  return (word: string): string => {
    const name = given.get(word) ?? `${names[given.size % names.length] ?? ""}`;
    given.set(word, name);
    return name;
  };
});

async function draw(
  kind: View["kind"],
  name: (word: string) => string,
  options: DrawOptions,
): Promise<string> {
  const view = aView(kind, name("view"));
  const drawing = await drawView(view, aModel(name), aScenario(name), options);
  if (!drawing.ok) {
    throw new Error(drawing.refusal.message);
  }
  return drawing.value;
}

/** For every kind of view: what a text is made of is the same with hostile names as with plain ones. */
async function sameStructure(
  options: DrawOptions,
  structure: (text: string, kind: View["kind"]) => unknown,
  kinds: readonly View["kind"][] = VIEW_KINDS,
): Promise<void> {
  for (const kind of kinds) {
    const plain = structure(await draw(kind, (word) => word, options), kind);
    const property = fc.asyncProperty(naming, async (name) => {
      expect(structure(await draw(kind, name, options), kind)).toEqual(plain);
    });
    await fc.assert(property, { seed: 5, numRuns: options.format === "svg" ? 15 : 100 });
  }
}

const ELEMENT_KINDS = ["landscape", "system", "app"] as const;

describe("no name breaks out of", () => {
  it("a Mermaid architecture diagram, which the parser of Mermaid reads", async () => {
    const drawings = new Map<string, Promise<unknown>>();
    await sameStructure(
      { format: "mermaid" },
      (text) => {
        drawings.set(text, architecture(text));
        return skeletonOfLines(text);
      },
      ELEMENT_KINDS,
    );
    for (const [text, parsed] of drawings) {
      await expect(parsed).resolves.toEqual(nodesAndEdges(text));
    }
  });

  it("a Mermaid flow chart", () =>
    sameStructure({ format: "mermaid", mermaidStyle: "flowchart" }, skeletonOfLines, ELEMENT_KINDS));

  it("a Mermaid sequence diagram", () => sameStructure({ format: "mermaid" }, skeletonOfLines, ["flow"]));

  it("PlantUML", () => sameStructure({ format: "plantuml" }, skeletonOfLines));

  it("a Structurizr workspace", () => sameStructure({ format: "structurizr" }, structurizrTokens));

  it("an SVG", () => sameStructure({ format: "svg" }, svgStructure));
});

async function architecture(text: string): Promise<unknown> {
  const ast = await parse("architecture", text);
  return {
    nodes: [...ast.groups, ...ast.services].map(({ id }) => id).sort(),
    edges: ast.edges.map(({ lhsId, rhsId }) => [lhsId, rhsId]),
  };
}

function nodesAndEdges(text: string): unknown {
  const lines = text.split("\n").map((line) => line.trim());
  return {
    nodes: lines.flatMap((line) => /^(?:group|service) (n\d+)/u.exec(line)?.[1] ?? []).sort(),
    edges: lines.flatMap((line) => {
      const ends = /^(n\d+)\S*:R .*> L:(n\d+)/u.exec(line);
      return ends === null ? [] : [[ends[1], ends[2]]];
    }),
  };
}

/** Everything but the lines that a text is broken into, and the places that follow from its length. */
function svgStructure(text: string): unknown {
  const tags = xmlTags(text);
  const allowed = ["svg", "title", "desc", "style", "defs", "marker", "path", "rect", "g", "text", "circle"];
  expect(tags.map(({ name }) => name).filter((name) => !allowed.includes(name))).toEqual([]);
  const attributes = tags.flatMap((tag) =>
    Array.from(tag.attributes.matchAll(/ ([\w:-]+)=/gu), ([, name]) => name),
  );
  expect(attributes.filter((name) => name?.startsWith("on") || name?.includes("href"))).toEqual([]);
  return tags
    .filter(({ name }) => name === "path" || name === "g" || name === "circle")
    .map(
      ({ name, attributes: written }) =>
        `${name} ${/(?:class|data-key|data-edge)="[^"]*"/u.exec(written)?.[0] ?? ""}`,
    );
}
