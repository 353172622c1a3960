import { present } from "@plumbline/model-core";
import type { ArrowKind, Flow } from "../flow/flow.js";
import { isDoubtful } from "../picture/standing.js";
import { textWidth } from "../text/text-width.js";
import { svgDocument } from "./document.js";
import { boxClasses } from "./draw-node.js";
import type { ArrowPlace, BlockPlace, FlowLayout, LifelinePlace } from "./flow-layout.js";
import { blockLabelWidth, flowLayout, LOOP } from "./flow-layout.js";
import type { LegendEntry } from "./legend.js";
import { legendOf } from "./legend.js";
import { FONT, LINE } from "./node-text.js";
import { escapeXml, pixels, tag } from "./xml.js";

/** Draws a flow as an SVG sequence diagram. */
export function flowSvg(flow: Flow): string {
  const layout = flowLayout(flow);
  const parts = [
    ...layout.lifelines.map((place) => lifelineLine(place, layout)),
    ...layout.blocks.map(drawBlock),
    ...layout.arrows.map(drawArrow),
    ...layout.lifelines.map((place) => lifelineHead(place, layout)),
  ];
  const left = Math.min(0, ...layout.blocks.map(({ x }) => x));
  return svgDocument({
    title: flow.title,
    note: null,
    description: flowInWords(flow, layout),
    area: { x: left, y: 0, width: layout.width - left, height: layout.height },
    content: parts.join("\n"),
    legend: legendOf(legendEntries(layout)),
    titleWidth: textWidth(flow.title, FONT.title),
  });
}

function lifelineLine({ x }: LifelinePlace, layout: FlowLayout): string {
  return tag("path", {
    class: "lifeline",
    d: `M${pixels(x)} ${pixels(layout.headHeight)}V${pixels(layout.height)}`,
  });
}

function lifelineHead(place: LifelinePlace, layout: FlowLayout): string {
  const { lifeline, x, width } = place;
  const rx = lifeline.kind === "channel" ? layout.headHeight / 2 : lifeline.kind === "actor" ? 20 : 7;
  const classes = boxClasses(lifeline, "box");
  const box = tag("rect", { class: classes, x: x - width / 2, y: 0, width, height: layout.headHeight, rx });
  const badge = lifeline.marks.length === 0 ? [] : [{ words: lifeline.marks.join(", "), name: "badge" }];
  const rows = [
    ...place.name.map((words) => ({ words, name: "name" })),
    { words: lifeline.kind, name: "small" },
    ...badge,
  ];
  const height = place.name.length * LINE.name + (rows.length - place.name.length) * LINE.small;
  let y = (layout.headHeight - height) / 2;
  const texts = rows.map(({ words, name }) => {
    y += name === "name" ? LINE.name : LINE.small;
    return tag("text", { class: name, x, y: y - 4, "text-anchor": "middle" }, escapeXml(words));
  });
  const title = tag("title", {}, escapeXml(lifeline.name));
  return tag("g", { "data-key": lifeline.key }, `${title}${box}${texts.join("")}`);
}

function drawArrow(place: ArrowPlace): string {
  const { arrow, from, to, y } = place;
  const doubt = isDoubtful(arrow.marks);
  const message = isMessage(arrow.kind);
  const classes = [
    "edge",
    message ? "message" : "",
    arrow.kind === "answer" ? "answer" : "",
    doubt ? "doubt" : "",
  ];
  const d =
    from === to
      ? `M${pixels(from)} ${pixels(y)}h${LOOP.width}v${LOOP.height}h-${LOOP.width}`
      : `M${pixels(from)} ${pixels(y)}H${pixels(to)}`;
  const line = tag("path", {
    class: classes.filter((name) => name !== "").join(" "),
    d,
    "marker-end": `url(#${doubt ? "doubt-head" : message ? "message-head" : "head"})`,
  });
  return tag(
    "g",
    {},
    `${tag("title", {}, escapeXml(arrowInWords(arrow.kind, arrow.text)))}${arrowText(place)}${line}`,
  );
}

function arrowText({ from, to, y, lines }: ArrowPlace): string {
  const loop = from === to;
  const x = loop ? from + LOOP.width + 6 : (from + to) / 2;
  const top = y - lines.length * LINE.small - 3;
  const width = Math.max(0, ...lines.map((line) => textWidth(line, FONT.label))) + 6;
  const halo = {
    class: "halo",
    x: loop ? x - 3 : x - width / 2,
    y: top,
    width,
    height: lines.length * LINE.small,
    rx: 3,
  };
  const texts = lines.map((line, index) =>
    tag(
      "text",
      { class: "label", x, y: top + 12 + index * LINE.small, "text-anchor": loop ? null : "middle" },
      escapeXml(line),
    ),
  );
  return lines.length === 0 ? "" : `${tag("rect", halo)}${texts.join("")}`;
}

function drawBlock({ block, x, y, width, height, dividers }: BlockPlace): string {
  const words = blockLabelWidth(block);
  const parts = [
    tag("rect", { class: "block", x, y, width, height, rx: 4 }),
    tag("rect", { class: "tab", x, y, width: Math.min(words, width), height: 20, rx: 4 }),
    tag("text", { class: "label", x: x + 8, y: y + 14 }, escapeXml(block.label)),
    ...dividers.flatMap((divider) => [
      tag("path", { class: "lifeline", d: `M${pixels(x)} ${pixels(divider.y)}h${pixels(width)}` }),
      tag("text", { class: "small", x: x + 8, y: divider.y + 15 }, escapeXml(divider.label)),
    ]),
  ];
  return tag("g", {}, parts.join(""));
}

function isMessage(kind: ArrowKind): boolean {
  return kind === "publish" || kind === "deliver";
}

function arrowInWords(kind: ArrowKind, text: string): string {
  return text === "" ? kind : `${kind}: ${text}`;
}

function flowInWords(flow: Flow, layout: FlowLayout): string {
  const names = new Map(flow.lifelines.map(({ key, name }) => [key, name]));
  const said = layout.arrows
    .filter(({ arrow }) => arrow.kind !== "answer")
    .map(({ arrow }) => {
      const ends = `${present(names.get(arrow.fromKey))} to ${present(names.get(arrow.toKey))}`;
      return `${ends}, ${arrowInWords(arrow.kind, arrow.text)}.`;
    });
  return said.length === 0 ? "Nothing happens." : said.join(" ");
}

function legendEntries(layout: FlowLayout): readonly LegendEntry[] {
  const has = (...kinds: readonly ArrowKind[]): boolean =>
    layout.arrows.some(({ arrow }) => kinds.includes(arrow.kind));
  const entries: LegendEntry[] = [];
  if (has("call", "write")) {
    entries.push({ look: "line", meaning: "call or write" });
  }
  if (has("answer")) {
    entries.push({ look: "answer", meaning: "answer" });
  }
  if (has("publish", "deliver")) {
    entries.push({ look: "message", meaning: "message" });
  }
  if (layout.arrows.some(({ arrow }) => isDoubtful(arrow.marks))) {
    entries.push({ look: "doubt-line", meaning: "rests on an inferred, unknown or stale fact" });
  }
  if (layout.lifelines.some(({ lifeline }) => isDoubtful(lifeline.marks))) {
    entries.push({ look: "doubt-box", meaning: "inferred, unknown or stale" });
  }
  return entries;
}
