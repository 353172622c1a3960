import { labelsInFew } from "../picture/labels-in-few.js";
import type { NodeKind, Picture, PictureEdge, PictureNode } from "../picture/picture.js";
import { marksInWords } from "../picture/standing.js";
import { mermaidText } from "./mermaid-text.js";

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
  const lines = ["architecture-beta", `  title ${mermaidText(picture.title)}`];
  for (const node of picture.nodes) {
    const kind = node.isBoundary ? "group" : "service";
    const inside = node.parentKey === null ? "" : ` in ${node.parentKey}`;
    lines.push(`  ${kind} ${node.key}(${ICONS[node.kind]})["${label(node)}"]${inside}`);
  }
  for (const edge of picture.edges) {
    lines.push(`  ${edgeLine(picture, edge)}`);
  }
  return `${lines.join("\n")}\n`;
}

/** Kinds that an icon does not tell are said in words. */
function label(node: PictureNode): string {
  const subtitle = node.subtitle === "" ? "" : `, ${node.subtitle}`;
  const lines = node.lines.length === 0 ? "" : `: ${node.lines.join(", ")}`;
  return mermaidText(`${node.name}${marksInWords(node.marks)}${subtitle}${lines}`);
}

function edgeLine(picture: Picture, edge: PictureEdge): string {
  const labels = mermaidText(labelsInFew(edge.labels).join("; "));
  const line = labels === "" ? "--" : `-["${labels}"]-`;
  return `${end(picture, edge.fromKey)}:R ${line}> L:${end(picture, edge.toKey)}`;
}

/** An edge ends at a service; one that ends at a boundary names a service in it and says that it means the group. */
function end(picture: Picture, key: string): string {
  const boundary = picture.nodes.find((node) => node.key === key)?.isBoundary === true;
  if (!boundary) {
    return key;
  }
  const inside = picture.nodes.find((node) => node.parentKey === key && !node.isBoundary);
  return inside === undefined ? end(picture, firstChild(picture, key)) : `${inside.key}{group}`;
}

function firstChild(picture: Picture, key: string): string {
  return picture.nodes.find((node) => node.parentKey === key)?.key ?? key;
}
