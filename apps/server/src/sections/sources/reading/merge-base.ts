import { AnsweredFields } from "@plumbline/promise-core";

/** Where two commits parted, as an answer that compares them says; null where it does not say so. */
export function mergeBaseIn(bytes: Uint8Array): string | null {
  return new AnsweredFields(jsonIn(bytes)).within("merge_base_commit").text("sha");
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
