import { type JsonValue, type Result, readYaml } from "@plumbline/model-core";
import type { BundleFile } from "../bundle-file.js";
import { isJsonObject, type JsonObject } from "../json-object.js";

/** A schema is nested as deep as JSON is read, and the document around it a little more; a list may hold any number. */
const OPTIONS = { maxDepth: 600, maxObjectKeys: Number.MAX_SAFE_INTEGER };

/** A contract file read back; refused with the reason when it is no document of the version that its member names. */
export function readContract(
  { path, text }: BundleFile,
  [member, version]: readonly [member: string, version: string],
): Result<JsonObject, string> {
  const read = readYaml(text, OPTIONS);
  if (!read.ok) {
    return { ok: false, refusal: `${path} ${read.refusal.field} ${read.refusal.message}` };
  }
  const { value, oddities } = read.value;
  const repeated = oddities.find(({ kind }) => kind === "repeated-key");
  if (repeated !== undefined) {
    return { ok: false, refusal: `${path} has the key ${repeated.path} twice` };
  }
  return isJsonObject(value) && value[member] === version
    ? { ok: true, value }
    : { ok: false, refusal: `${path} does not say ${member} ${version}` };
}

/** The members of an object in a document; none where it is no object. */
export function membersOf(value: JsonValue | undefined): readonly (readonly [string, JsonObject])[] {
  return Object.entries(isJsonObject(value) ? value : {}).map(([key, member]) => [
    key,
    isJsonObject(member) ? member : {},
  ]);
}
