import type { SourceFormat } from "./formats.js";
import type { Place } from "./reading/place.js";
import type { SourceText } from "./reading/source-text.js";

/** What may stand before the first word of a Structurizr DSL text. */
const BEFORE_DSL = /^(?:\s+|\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/)/;

/** The word that a workspace begins with, or an instruction of the DSL; a key of YAML would have a colon behind it. */
const DSL_HEAD = /^(?:(?:workspace|model)(?=[\s{"]|$)(?!\s*:)|![A-Za-z]+[ \t])/i;

/** How a text is spelled: JSON begins with a bracket, and the DSL with a word that YAML would have a colon behind. */
export function spellingOf(text: string, format: SourceFormat | null): SourceText["spelling"] {
  const start = firstWord(text.startsWith("\uFEFF") ? text.slice(1) : text);
  if (start.startsWith("{") || start.startsWith("[")) {
    return "json";
  }
  return format === "structurizr" || (format === null && DSL_HEAD.test(start)) ? "dsl" : "yaml";
}

function firstWord(text: string): string {
  let at = 0;
  for (let length = 1; length > 0; at += length) {
    length = BEFORE_DSL.exec(text.slice(at, at + 10_000))?.[0].length ?? 0;
  }
  return text.slice(at, at + 10_000);
}

/** The format that documents say they have; null when they say none that is read. */
export function guessFormat(documents: readonly Place[]): SourceFormat | null {
  const first = documents.find(({ isObject }) => isObject);
  if (first === undefined) {
    return null;
  }
  const [format] = (Object.keys(SIGNS) as SourceFormat[]).filter((one) => SIGNS[one](first));
  return format ?? null;
}

const SIGNS: { readonly [Format in SourceFormat]: (document: Place) => boolean } = {
  openapi: (document) => document.at("openapi").isThere,
  asyncapi: (document) => document.at("asyncapi").isThere,
  structurizr: (document) =>
    ["people", "softwareSystems", "customElements"].some((key) => document.at("model").at(key).isList),
  likec4: (document) =>
    document.at("specification").isObject &&
    document.at("elements").isObject &&
    document.at("relations").isObject,
  backstage: (document) =>
    document.at("apiVersion").text?.startsWith("backstage.io/") === true ||
    (document.at("apiVersion").isThere && document.at("kind").isThere && document.at("metadata").isObject),
  compose: (document) => document.at("services").isObject || document.at("include").isList,
};
