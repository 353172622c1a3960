import { labelsInFew } from "../picture/labels-in-few.js";
import type { NodeKind, Picture, PictureEdge, PictureNode } from "../picture/picture.js";
import type { PictureChildren } from "../picture/picture-children.js";
import { pictureChildren } from "../picture/picture-children.js";
import { isDoubtful, lifecycleOf, marksInWords } from "../picture/standing.js";
import { plantumlText } from "./plantuml-text.js";

const KEYWORDS: { readonly [kind in NodeKind]: string } = {
  actor: "actor",
  system: "rectangle",
  app: "rectangle",
  component: "component",
  operations: "file",
  store: "database",
  channel: "queue",
};

const LEGEND = [
  "legend right",
  "solid line: relationship",
  "dotted line: message",
  "dashed orange: inferred, unknown or stale",
  "grey: planned, deprecated or removed",
  "endlegend",
];

/** Draws a picture as a PlantUML component diagram that needs no include. */
export function plantumlPicture(picture: Picture): string {
  const lines = [
    "@startuml",
    "left to right direction",
    "skinparam shadowing false",
    "skinparam defaultTextAlignment center",
    "skinparam rectangle {",
    "  BackgroundColor #F6F8FB",
    "}",
    `title ${plantumlText(picture.title)}`,
  ];
  writeInside(pictureChildren(picture), null, "", lines);
  lines.push(...picture.edges.map(edgeLine), ...LEGEND, "@enduml");
  return `${lines.join("\n")}\n`;
}

function writeInside(
  children: PictureChildren,
  parentKey: string | null,
  indent: string,
  lines: string[],
): void {
  for (const node of children(parentKey)) {
    const head = `${indent}${KEYWORDS[node.kind]} "${label(node)}" as ${node.key}${look(node)}`;
    if (node.isBoundary) {
      lines.push(`${head} {`);
      writeInside(children, node.key, `${indent}  `, lines);
      lines.push(`${indent}}`);
    } else {
      lines.push(head);
    }
  }
}

function label(node: PictureNode): string {
  const first = `${node.name}${marksInWords(node.marks)}`;
  return [first, ...(node.subtitle === "" ? [] : [node.subtitle]), ...node.lines]
    .map(plantumlText)
    .join("\\n");
}

function look(node: PictureNode): string {
  if (isDoubtful(node.marks)) {
    return " #line:B45309;line.dashed";
  }
  return lifecycleOf(node.marks) === null ? "" : " #line:8B95A3;line.dotted";
}

function edgeLine(edge: PictureEdge): string {
  const labels = labelsInFew(edge.labels).map(plantumlText).join("\\n");
  const arrow = isDoubtful(edge.marks)
    ? "-[#B45309,dashed]->"
    : edge.kind === "message"
      ? "-[#6D3FC4,dotted]->"
      : "-->";
  return `${edge.fromKey} ${arrow} ${edge.toKey}${labels === "" ? "" : ` : ${labels}`}`;
}
