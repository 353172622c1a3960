import type { NodeKind, PictureNode } from "../picture/picture.js";
import { isDoubtful, lifecycleOf } from "../picture/standing.js";
import type { Box } from "./layout.js";
import { boundaryText, HEAD, LINE, nodeText } from "./node-text.js";
import { escapeXml, pixels, tag } from "./xml.js";

/** A box with its text, or the frame of a boundary. */
export function drawNode(node: PictureNode, box: Box): string {
  const title = tag("title", {}, escapeXml(wholeText(node)));
  const content = node.isBoundary
    ? frame(node, box)
    : `${SHAPES[node.kind](boxClasses(node, "box"), box)}${boxText(node, box)}`;
  return tag("g", { "data-key": node.key }, `${title}${content}`);
}

/** Everything a box stands for, uncut: shown when the pointer rests on it. */
function wholeText(node: PictureNode): string {
  const marks = node.marks.length === 0 ? [] : [node.marks.join(", ")];
  return [node.name, node.subtitle, ...marks].filter((part) => part !== "").join(" — ");
}

/** The classes that tell what a box is and how sure. */
export function boxClasses(node: Pick<PictureNode, "kind" | "marks">, base: string): string {
  const lifecycle = lifecycleOf(node.marks);
  return [
    base,
    node.kind,
    ...(lifecycle === null ? [] : [lifecycle]),
    ...(isDoubtful(node.marks) ? ["doubt"] : []),
  ].join(" ");
}

function frame(node: PictureNode, box: Box): string {
  const text = boundaryText(node);
  const classes = ["frame", ...(isDoubtful(node.marks) ? ["doubt"] : [])].join(" ");
  return [
    tag("rect", { class: classes, x: box.x, y: box.y, width: box.width, height: box.height, rx: 12 }),
    tag("text", { class: "name", x: box.x + 16, y: box.y + 24 }, escapeXml(text.name)),
    tag("text", { class: "small", x: box.x + 16, y: box.y + 40 }, escapeXml(text.small)),
  ].join("");
}

type Shape = (classes: string, box: Box) => string;

const SHAPES: { readonly [kind in NodeKind]: Shape } = {
  actor: actorShape,
  system: (classes, box) => roundedBox(classes, box, 14),
  app: (classes, box) => roundedBox(classes, box, 7),
  component: componentShape,
  operations: (classes, box) => roundedBox(classes, box, 2),
  store: storeShape,
  channel: (classes, box) => roundedBox(classes, box, box.height / 2),
};

function roundedBox(classes: string, { x, y, width, height }: Box, rx: number): string {
  return tag("rect", { class: classes, x, y, width, height, rx });
}

function componentShape(classes: string, box: Box): string {
  const line = `M${pixels(box.x + 7)} ${pixels(box.y)}v${pixels(box.height)}`;
  return `${roundedBox(classes, box, 4)}${tag("path", { class: classes, d: line })}`;
}

function actorShape(classes: string, box: Box): string {
  const radius = 17;
  const middle = box.x + box.width / 2;
  const body = box.y + HEAD.actor - 4;
  return [
    tag("rect", {
      class: classes,
      x: box.x,
      y: body,
      width: box.width,
      height: box.y + box.height - body,
      rx: 22,
    }),
    tag("circle", { class: classes, cx: middle, cy: box.y + radius, r: radius }),
  ].join("");
}

function storeShape(classes: string, box: Box): string {
  const lid = 9;
  const x = pixels(box.x);
  const right = pixels(box.x + box.width);
  const top = pixels(box.y + lid);
  const bottom = pixels(box.y + box.height - lid);
  const arc = `${pixels(box.width / 2)} ${lid} 0 0`;
  return [
    tag("path", {
      class: classes,
      d: `M${x} ${top}A${arc} 1 ${right} ${top}V${bottom}A${arc} 1 ${x} ${bottom}z`,
    }),
    tag("path", {
      class: classes,
      d: `M${x} ${top}A${arc} 0 ${right} ${top}`,
    }),
  ].join("");
}

function boxText(node: PictureNode, box: Box): string {
  const text = nodeText(node);
  const list = node.kind === "operations";
  const x = list ? box.x + 16 : box.x + box.width / 2;
  const anchor = list ? null : "middle";
  const struck = node.marks.includes("removed") ? " removed-text" : "";
  let y = box.y + HEAD[node.kind] + 13;
  const lines: string[] = [];
  const write = (name: string, line: string, height: number): void => {
    lines.push(tag("text", { class: name, x, y: y + height - 5, "text-anchor": anchor }, escapeXml(line)));
    y += height;
  };
  for (const line of text.name) {
    write(`name${struck}`, line, LINE.name);
  }
  for (const line of text.small) {
    write("small", line, LINE.small);
  }
  if (text.badge !== null) {
    write("badge", text.badge, LINE.small);
  }
  return lines.join("");
}
