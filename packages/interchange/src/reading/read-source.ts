import {
  isPathWithin,
  type JsonOddity,
  type JsonOddityKind,
  type JsonValue,
  type Result,
  readJson,
  readYamlStream,
} from "@plumbline/model-core";
import type { ConvertRefusal } from "../conversion.js";
import { CONVERT_LIMITS } from "../limits.js";
import { Place } from "./place.js";
import { type Refused, refuse, refuseAt } from "./refuse.js";
import type { SourceText } from "./source-text.js";

const ODDITIES: { readonly [Kind in JsonOddityKind]: string | null } = {
  "repeated-key": "is repeated",
  "number-out-of-range": "is outside the range of a 64-bit number",
  "number-too-long": null,
  "lone-surrogate": "holds invalid Unicode",
  nul: "holds U+0000",
};

/** The documents of a JSON or YAML text; those that hold nothing are left out. */
export function readSource(source: SourceText): Result<readonly Place[], ConvertRefusal> {
  const read = source.spelling === "json" ? readOne(source) : readMany(source.text);
  if (!read.ok) {
    return read;
  }
  const { value } = read;
  if (value.length > CONVERT_LIMITS.documents) {
    const message = `holds over ${CONVERT_LIMITS.documents} documents`;
    return refuse("import_too_large", { field: "", message });
  }
  const documents = Place.ofDocuments(value).filter(({ isThere }) => isThere);
  return documents.length === 0
    ? refuse("invalid_source", { field: "", message: "holds no document" })
    : { ok: true, value: documents };
}

function readMany(text: string): Result<readonly JsonValue[], ConvertRefusal> {
  const read = readYamlStream(text);
  return read.ok ? read : refuse("invalid_source", read.refusal);
}

function readOne(source: SourceText): Result<readonly JsonValue[], ConvertRefusal> {
  const read = readJson(source.text, { maxDepth: 100 });
  if (!read.ok) {
    return refuse("invalid_source", read.refusal);
  }
  const { value, oddities } = read.value;
  return refusedOddity(source, value, oddities) ?? { ok: true, value: [value] };
}

function refusedOddity(
  source: SourceText,
  value: JsonValue,
  oddities: readonly JsonOddity[],
): Refused | null {
  const odd = oddities.find(({ kind }) => ODDITIES[kind] !== null);
  if (odd === undefined) {
    return null;
  }
  const [root] = Place.ofDocuments([value]);
  return refuseAt(placeOf(root as Place, odd.path), ODDITIES[odd.kind] ?? "", source);
}

/** The place of a path, as far as it leads. */
function placeOf(root: Place, path: string): Place {
  let place = root;
  for (;;) {
    const inner: Place | undefined = [...place.members, ...place.items].find((one) =>
      isPathWithin(path, one.path),
    );
    if (inner === undefined) {
      return place;
    }
    place = inner;
  }
}
