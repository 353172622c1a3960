import { escapeXml } from "../output/escape-xml.js";

/** A piece of HTML whose texts are escaped: only `html` and `raw` make one. */
export class Html {
  constructor(readonly text: string) {}
}

/** What may stand in a template; whatever is no `Html` is text, and is escaped. */
export type HtmlValue = Html | string | number | null | readonly HtmlValue[];

/** HTML from a template: every value is text unless it is `Html` itself. Attributes have to be quoted. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(
    parts.map((part, at) => part + (at < values.length ? textOf(values[at] ?? null) : "")).join(""),
  );
}

/** HTML that this program wrote itself. */
export function raw(text: string): Html {
  return new Html(text);
}

function textOf(value: HtmlValue): string {
  if (value === null) {
    return "";
  }
  if (value instanceof Html) {
    return value.text;
  }
  return typeof value === "object" ? value.map(textOf).join("") : escapeXml(`${value}`);
}

/** A text with its line ends, which `html` alone would show as faults. */
export function multiline(text: string): Html {
  return raw(
    text
      .split(/\r\n|\r|\n|\u2028|\u2029/)
      .map((line) => escapeXml(line.replaceAll("\t", "  ")))
      .join("\n"),
  );
}
