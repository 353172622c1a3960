import { textWidth } from "../text/text-width.js";
import type { Box, Point } from "./layout.js";
import { FONT } from "./node-text.js";
import { styleSheet } from "./style.js";
import { escapeXml, pixels, tag } from "./xml.js";

const MARGIN = 28;
const TITLE_HEIGHT = 44;
const NOTE_HEIGHT = 22;

/** What a whole SVG document is made of. `content` is XML drawn around the origin of `area`. */
export interface Sheet {
  readonly title: string;
  /** What the drawing leaves out, below its title; null when that is nothing. */
  readonly note: string | null;
  /** The drawing in words, for those who do not see it. */
  readonly description: string;
  readonly area: Box;
  readonly content: string;
  /** XML of the legend, drawn from 0, 0. */
  readonly legend: { readonly xml: string; readonly width: number; readonly height: number } | null;
  /** The title's width in pixels. */
  readonly titleWidth: number;
}

/** Writes a whole SVG document: title, drawing and, below it, the legend. */
export function svgDocument(sheet: Sheet): string {
  const { area, legend } = sheet;
  const { note } = sheet;
  const noteWidth = note === null ? 0 : textWidth(note, FONT.small);
  const above = TITLE_HEIGHT + (note === null ? 0 : NOTE_HEIGHT);
  const inner = Math.max(area.width, legend?.width ?? 0, sheet.titleWidth, noteWidth);
  const width = Math.ceil(inner + 2 * MARGIN);
  const below = legend === null ? 0 : legend.height + 24;
  const height = Math.ceil(area.height + above + below + 2 * MARGIN);
  const body = [
    tag("title", { id: "drawing-title" }, escapeXml(sheet.title)),
    tag("desc", { id: "drawing-desc" }, escapeXml(inWords(sheet))),
    tag("style", {}, styleSheet()),
    arrowHeads(),
    tag("rect", { class: "paper", x: 0, y: 0, width, height }),
    tag("text", { class: "title", x: MARGIN, y: MARGIN + 18 }, escapeXml(sheet.title)),
    note === null ? "" : tag("text", { class: "small", x: MARGIN, y: MARGIN + 40 }, escapeXml(note)),
    at({ x: MARGIN - area.x, y: MARGIN + above - area.y }, sheet.content),
    legend === null ? "" : at({ x: MARGIN, y: height - MARGIN - legend.height }, legend.xml),
  ];
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    class: "drawing",
    role: "img",
    "aria-labelledby": "drawing-title drawing-desc",
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
  };
  return `${tag("svg", attributes, `\n${body.filter((part) => part !== "").join("\n")}\n`)}\n`;
}

function inWords({ note, description }: Sheet): string {
  return note === null ? description : `${note} ${description}`;
}

/** Moves a part of a drawing. */
export function at(place: Point, content: string): string {
  return tag("g", { transform: `translate(${pixels(place.x)} ${pixels(place.y)})` }, content);
}

function arrowHeads(): string {
  const head = (id: string, name: string): string =>
    tag(
      "marker",
      {
        id,
        viewBox: "0 0 10 10",
        refX: 9,
        refY: 5,
        markerWidth: 8,
        markerHeight: 8,
        markerUnits: "userSpaceOnUse",
        orient: "auto-start-reverse",
      },
      tag("path", { class: name, d: "M0 0 10 5 0 10z" }),
    );
  return tag(
    "defs",
    {},
    [head("head", "head"), head("message-head", "message-head"), head("doubt-head", "doubt-head")].join(""),
  );
}
