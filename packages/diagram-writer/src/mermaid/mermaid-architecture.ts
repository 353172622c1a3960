import { present } from "@plumbline/model-core";
import { labelsInFew } from "../picture/labels-in-few.js";
import type { NodeKind, Picture, PictureEdge, PictureNode } from "../picture/picture.js";
import { pictureChildren } from "../picture/picture-children.js";
import { marksInWords } from "../picture/standing.js";
import { architectureText } from "./architecture-text.js";

/** The icons that every Mermaid has. */
const ICONS: { readonly [kind in NodeKind]: string } = {
  actor: "internet",
  system: "cloud",
  app: "server",
  component: "server",
  operations: "disk",
  store: "database",
  channel: "cloud",
};

/** Draws a picture as a Mermaid architecture diagram: boundaries are groups, all else is services. */
export function mermaidArchitecture(picture: Picture): string {
  const lines = ["architecture-beta", `  title ${architectureText(picture.title)}`];
  for (const node of picture.nodes) {
    const kind = node.isBoundary ? "group" : "service";
    const inside = node.parentKey === null ? "" : ` in ${node.parentKey}`;
    lines.push(`  ${kind} ${node.key}(${ICONS[node.kind]})["${label(node)}"]${inside}`);
  }
  const ends = edgeEnds(picture);
  for (const edge of picture.edges) {
    lines.push(`  ${edgeLine(edge, ends)}`);
  }
  return `${lines.join("\n")}\n`;
}

/** Kinds that an icon does not tell are said in words. */
function label(node: PictureNode): string {
  const subtitle = node.subtitle === "" ? "" : `, ${node.subtitle}`;
  const lines = node.lines.length === 0 ? "" : `, ${node.lines.join(", ")}`;
  return architectureText(`${node.name}${marksInWords(node.marks)}${subtitle}${lines}`);
}

function edgeLine(edge: PictureEdge, ends: ReadonlyMap<string, string>): string {
  const labels = architectureText(labelsInFew(edge.labels).join(", "));
  const line = labels === "" ? "--" : `-["${labels}"]-`;
  return `${present(ends.get(edge.fromKey))}:R ${line}> L:${present(ends.get(edge.toKey))}`;
}

/**
 * How an edge names each node. It ends at a service; one that ends at a boundary names a service in it and
 * says that it means the group.
 */
function edgeEnds(picture: Picture): ReadonlyMap<string, string> {
  const children = pictureChildren(picture);
  const ends = new Map<string, string>();
  for (const node of picture.nodes.toReversed()) {
    const inside = children(node.key);
    const service = inside.find(({ isBoundary }) => !isBoundary);
    if (!node.isBoundary) {
      ends.set(node.key, node.key);
    } else if (service !== undefined) {
      ends.set(node.key, `${service.key}{group}`);
    } else {
      ends.set(node.key, present(ends.get(present(inside[0]).key)));
    }
  }
  return ends;
}
