import { codeSpan, parseGuid } from "@plumbline/model-core";

/** An ID as it stands in a sentence; what is no GUID is a text of somebody and is not repeated. */
export function idInWords(id: string | null | undefined): string {
  const guid = typeof id === "string" ? parseGuid(id) : null;
  return guid === null ? "something without an ID" : codeSpan(guid);
}

/** One of some words as it stands in a sentence; any other is a text of somebody and is not repeated. */
export function wordInWords(words: readonly string[], word: string | null | undefined): string {
  return typeof word === "string" && words.includes(word) ? codeSpan(word) : "something unknown";
}

/** A number as it stands in a sentence. */
export function numberInWords(number: number | null | undefined): string {
  return typeof number === "number" ? codeSpan(String(number)) : "an unknown number of";
}
