import { present } from "@plumbline/model-core";
import { labelsInFew } from "../picture/labels-in-few.js";
import type { PartOfPicture } from "../picture/part-of-picture.js";
import type { Picture } from "../picture/picture.js";
import { isDoubtful, lifecycleOf } from "../picture/standing.js";
import { textWidth } from "../text/text-width.js";
import { svgDocument } from "./document.js";
import { drawLabel, drawLine } from "./draw-edge.js";
import { drawNode } from "./draw-node.js";
import type { Box, Layout } from "./layout.js";
import { boxAround } from "./layout.js";
import { leftOutInWords } from "./left-out-in-words.js";
import type { LegendEntry } from "./legend.js";
import { legendOf } from "./legend.js";
import { FONT } from "./node-text.js";

/** The SVG document of a picture whose layout is known. */
export function svgOfLayout({ picture, leftOut }: PartOfPicture, layout: Layout): string {
  return svgDocument({
    title: picture.title,
    note: leftOut === null ? null : leftOutInWords(leftOut),
    description: pictureInWords(picture),
    area: areaOf(layout),
    content: content(picture, layout),
    legend: legendOf(legendEntries(picture)),
    titleWidth: textWidth(picture.title, FONT.title),
  });
}

function content(picture: Picture, layout: Layout): string {
  const nodes = (isBoundary: boolean): string[] =>
    picture.nodes
      .filter((node) => node.isBoundary === isBoundary)
      .map((node) => drawNode(node, present(layout.boxes.get(node.key))));
  const edges = picture.edges.map((edge, index) => ({ edge, laid: present(layout.edges[index]) }));
  return [
    ...nodes(true),
    ...edges.map(({ edge, laid }) => drawLine(edge, laid)),
    ...nodes(false),
    ...edges.map(({ edge, laid }) => drawLabel(edge, laid)),
  ]
    .filter((part) => part !== "")
    .join("\n");
}

/** Everything drawn: boxes, lines and labels. */
function areaOf(layout: Layout): Box {
  const points = layout.edges.flatMap(({ points: line }) => line);
  const all = [
    ...layout.boxes.values(),
    ...layout.edges.flatMap(({ label }) => (label === null ? [] : [label])),
    ...points.map((point) => ({ ...point, width: 0, height: 0 })),
  ];
  return boxAround(all) ?? { x: 0, y: 0, width: 320, height: 20 };
}

/** The picture in words: what is shown, then what is connected. */
function pictureInWords(picture: Picture): string {
  if (picture.nodes.length === 0) {
    return "Nothing to show.";
  }
  const names = new Map(picture.nodes.map(({ key, name }) => [key, name]));
  const shown = picture.nodes.map(({ name, kind }) => `${name} (${kind})`).join(", ");
  const lines = picture.edges.map(({ fromKey, toKey, labels }) => {
    const said = labels.length === 0 ? "" : `: ${labelsInFew(labels).join(", ")}`;
    return `${present(names.get(fromKey))} to ${present(names.get(toKey))}${said}`;
  });
  return [`Shows ${shown}.`, ...lines.map((line) => `${line}.`)].join(" ");
}

function legendEntries(picture: Picture): readonly LegendEntry[] {
  const marks = picture.nodes.flatMap((node) => node.marks);
  const has = (kind: string): boolean =>
    picture.edges.some((edge) => edge.kind === kind && !isDoubtful(edge.marks));
  const entries: LegendEntry[] = [];
  if (has("relationship")) {
    entries.push({ look: "line", meaning: "relationship" });
  }
  if (has("message")) {
    entries.push({ look: "message", meaning: "message" });
  }
  if (picture.edges.some((edge) => isDoubtful(edge.marks))) {
    entries.push({ look: "doubt-line", meaning: "inferred, unknown or stale connection" });
  }
  if (isDoubtful(marks)) {
    entries.push({ look: "doubt-box", meaning: "inferred, unknown or stale element" });
  }
  for (const look of ["planned", "deprecated", "removed"] as const) {
    if (picture.nodes.some((node) => lifecycleOf(node.marks) === look)) {
      entries.push({ look, meaning: look });
    }
  }
  return entries;
}
