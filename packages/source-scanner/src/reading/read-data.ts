import { type JsonValue, readJson, readYamlStream } from "@plumbline/model-core";
import { DataPlace } from "./data-place.js";
import { LinesOfWays } from "./lines-of-ways.js";

/** What a reader of a data file takes from one of its documents. */
export type DataReader<Read> = (documents: readonly DataPlace[]) => Read;

/** What is read from the documents of a JSON or YAML text, with its lines; null when the text cannot be read. */
export function readData<Read>(text: string, spelling: "json" | "yaml", read: DataReader<Read>): Read | null {
  const parsed = spelling === "json" ? parsedJson(text) : (parsedYaml(text) ?? parsedYaml(indented(text)));
  if (parsed === null) {
    return null;
  }
  const lines = new LinesOfWays();
  const taken = read(parsed.values.map((value, index) => new DataPlace(value, [index], lines)));
  lines.find(parsed.text, spelling);
  return taken;
}

interface Parsed {
  readonly values: readonly JsonValue[];
  /** That the values are of. */
  readonly text: string;
}

/** A text that is not well-formed Unicode can be written nowhere. */
function parsedJson(text: string): Parsed | null {
  const result = readJson(text);
  const isOdd = result.ok && result.value.oddities.some(({ kind }) => kind === "lone-surrogate");
  return result.ok && !isOdd ? { values: [result.value.value], text } : null;
}

function parsedYaml(text: string): Parsed | null {
  const result = readYamlStream(text);
  return result.ok ? { values: result.value, text } : null;
}

/** Tools take a closing bracket that stands as far out as its key, though the standard says that it is further in. */
function indented(text: string): string {
  return text.replace(/^([ \t]*)([\]}])/gm, "$1  $2");
}
