/** XML of a drawing. Values are escaped here and nowhere else. */

import { present } from "@plumbline/model-core";

const ESCAPES: { readonly [character: string]: string } = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text or attribute value that cannot end what it stands in, `]]>` included. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => present(ESCAPES[character]));
}

type AttributeValue = string | number | null;

/** One XML element. `content` is XML already. An attribute that is null is left out. */
export function tag(
  name: string,
  attributes: { readonly [name: string]: AttributeValue },
  content: string = "",
): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => (value === null ? "" : ` ${key}="${attributeText(value)}"`))
    .join("");
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

function attributeText(value: string | number): string {
  return typeof value === "number" ? pixels(value) : escapeXml(value);
}

/** A number of pixels with at most one decimal, the same in every run. */
export function pixels(value: number): string {
  return String(Math.round(value * 10) / 10);
}
