import { expect, it } from "@jest/globals";
import { aPicture } from "../testing/a-picture.js";
import { pictureSvg } from "./picture-svg.js";
import { styleSheet } from "./style.js";

/** An arrow head, as every drawing defines it. */
function head(name: string): string {
  const size = 'viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8"';
  const path = `<path class="${name}" d="M0 0 10 5 0 10z"/>`;
  return `<marker id="${name}" ${size} markerUnits="userSpaceOnUse" orient="auto-start-reverse">${path}</marker>`;
}

it("an SVG of an empty landscape has a size and a title, no boxes and no legend", async () => {
  const named = 'role="img" aria-labelledby="drawing-title drawing-desc"';
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" class="drawing" ${named} width="376" height="120" viewBox="0 0 376 120">`,
    '<title id="drawing-title">A picture</title>',
    '<desc id="drawing-desc">Nothing to show.</desc>',
    `<style>${styleSheet()}</style>`,
    `<defs>${head("head")}${head("message-head")}${head("doubt-head")}</defs>`,
    '<rect class="paper" x="0" y="0" width="376" height="120"/>',
    '<text class="title" x="28" y="46">A picture</text>',
    '<g transform="translate(28 72)"/>',
    "</svg>",
    "",
  ];
  expect(await pictureSvg({ picture: aPicture([]), leftOut: null }, { positions: {} })).toBe(
    lines.join("\n"),
  );
});
