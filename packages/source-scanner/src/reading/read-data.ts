import { type JsonValue, readJson, readYamlStream } from "@plumbline/model-core";
import { DataPlace } from "./data-place.js";
import { LinesOfWays } from "./lines-of-ways.js";

/** What a reader of a data file takes from one of its documents. */
export type DataReader<Read> = (documents: readonly DataPlace[]) => Read;

/** What is read from the documents of a JSON or YAML text, with its lines; null when the text cannot be read. */
export function readData<Read>(text: string, spelling: "json" | "yaml", read: DataReader<Read>): Read | null {
  const values = spelling === "json" ? jsonValues(text) : yamlValues(text);
  if (values === null) {
    return null;
  }
  const lines = new LinesOfWays();
  const taken = read(values.map((value, index) => new DataPlace(value, [index], lines)));
  lines.find(text, spelling);
  return taken;
}

/** A text that is not well-formed Unicode can be written nowhere. */
function jsonValues(text: string): readonly JsonValue[] | null {
  const result = readJson(text);
  const isOdd = result.ok && result.value.oddities.some(({ kind }) => kind === "lone-surrogate");
  return result.ok && !isOdd ? [result.value.value] : null;
}

function yamlValues(text: string): readonly JsonValue[] | null {
  const result = readYamlStream(text);
  return result.ok ? result.value : null;
}
