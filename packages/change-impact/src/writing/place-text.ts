import { codeSpan } from "@plumbline/model-core";
import { readProvenance } from "@plumbline/source-scanner/snapshots";

/** A place of source as it stands in a line of Markdown: path and lines as code, which form nothing. */
export function placeText(source: string | null): string {
  const place = source === null ? null : readProvenance(source);
  if (place === null) {
    return "";
  }
  const { path, firstLine, lastLine } = place;
  return ` (${codeSpan(`${path}:${firstLine === lastLine ? firstLine : `${firstLine}-${lastLine}`}`)})`;
}
