import { type Issue, linesOfValues } from "@plumbline/model-core";
import type { ConvertRefusal, ConvertRefusalCode } from "../conversion.js";
import type { Place } from "./place.js";
import type { SourceText } from "./source-text.js";

export interface Refused {
  readonly ok: false;
  readonly refusal: ConvertRefusal;
}

/** A refusal for one reason. */
export function refuse(code: ConvertRefusalCode, issue: Issue): Refused {
  const title = issue.field === "" ? `The source ${issue.message}` : `${issue.field}: ${issue.message}`;
  return { ok: false, refusal: { code, title, errors: [issue] } };
}

/** A refusal of what stands at a place of a text that was read, whose line it names. */
export function refuseAt(place: Place, message: string, { text, spelling }: SourceText): Refused {
  const [line] = linesOfValues(text, spelling === "json" ? "json" : "yaml", [place.way]);
  return refuse("invalid_source", { field: place.path, message: `${message} at line ${line}` });
}
