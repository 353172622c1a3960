import { SCAN_WORDS as words } from "../../../words/scans.js";

/** What somebody typed to compare with. */
export interface ComparedText {
  readonly by: "pullRequest" | "ref";
  readonly text: string;
}

export type ComparedWith =
  | { readonly ok: true; readonly ref: string | null; readonly pullRequest: number | null }
  | { readonly ok: false; readonly message: string };

/** A pull request by its number or its address, or a branch, a tag or a commit. */
export function comparedWith({ by, text }: ComparedText): ComparedWith {
  const typed = text.trim();
  if (by === "ref") {
    return { ok: true, ref: typed, pullRequest: null };
  }
  const digits = /^(?:#|https?:\/\/\S+\/pull\/)?(\d{1,10})(?:\/\S*)?$/.exec(typed)?.[1];
  return digits === undefined || Number(digits) < 1
    ? { ok: false, message: words.notANumber }
    : { ok: true, ref: null, pullRequest: Number(digits) };
}
