import { labelsInFew } from "../picture/labels-in-few.js";
import type { NodeKind, Picture, PictureEdge, PictureNode } from "../picture/picture.js";
import type { PictureChildren } from "../picture/picture-children.js";
import { pictureChildren } from "../picture/picture-children.js";
import { isDoubtful, lifecycleOf, marksInWords } from "../picture/standing.js";
import { mermaidText, mermaidTitle } from "./mermaid-text.js";

const SHAPES: { readonly [kind in NodeKind]: readonly [open: string, close: string] } = {
  actor: ["([", "])"],
  system: ["[", "]"],
  app: ["(", ")"],
  component: ["[[", "]]"],
  operations: ["[/", "/]"],
  store: ["[(", ")]"],
  channel: [">", "]"],
};

const CLASSES = [
  "classDef doubt stroke-dasharray:6 4,stroke:#b45309",
  "classDef planned stroke-dasharray:2 3",
  "classDef deprecated opacity:0.75",
  "classDef removed opacity:0.45,text-decoration:line-through",
];

/** Draws a picture as a Mermaid flow chart. */
export function mermaidFlowchart(picture: Picture): string {
  const lines = [...mermaidTitle(picture.title), "flowchart LR"];
  writeInside(pictureChildren(picture), null, "  ", lines);
  picture.edges.forEach((edge, index) => {
    lines.push(...edgeLines(edge, index));
  });
  lines.push(...CLASSES.map((line) => `  ${line}`));
  for (const node of picture.nodes) {
    const classes = classesOf(node);
    if (classes !== null) {
      lines.push(`  class ${node.key} ${classes}`);
    }
  }
  return `${lines.join("\n")}\n`;
}

function writeInside(
  children: PictureChildren,
  parentKey: string | null,
  indent: string,
  lines: string[],
): void {
  for (const node of children(parentKey)) {
    if (node.isBoundary) {
      lines.push(`${indent}subgraph ${node.key}["${label(node)}"]`);
      writeInside(children, node.key, `${indent}  `, lines);
      lines.push(`${indent}end`);
    } else {
      const [open, close] = SHAPES[node.kind];
      lines.push(`${indent}${node.key}${open}"${label(node)}"${close}`);
    }
  }
}

function label(node: PictureNode): string {
  const first = `${node.name}${marksInWords(node.marks)}`;
  return [first, ...(node.subtitle === "" ? [] : [node.subtitle]), ...node.lines]
    .map(mermaidText)
    .join("<br/>");
}

function edgeLines(edge: PictureEdge, index: number): readonly string[] {
  const doubt = isDoubtful(edge.marks);
  const arrow = doubt || edge.kind === "message" ? "-.->" : "-->";
  const labels = labelsInFew(edge.labels).map(mermaidText).join("<br/>");
  const line = `  ${edge.fromKey} ${arrow}${labels === "" ? "" : `|"${labels}"|`} ${edge.toKey}`;
  if (edge.kind === "message" || doubt) {
    const colour = doubt ? "#b45309" : "#6d3fc4";
    return [line, `  linkStyle ${index} stroke:${colour}`];
  }
  return [line];
}

function classesOf(node: PictureNode): string | null {
  const lifecycle = lifecycleOf(node.marks);
  return isDoubtful(node.marks) ? "doubt" : lifecycle;
}
