import type { ZipCodec } from "../zip/reading/codec.js";
import { readZip } from "../zip/reading/read-zip.js";
import { NODE_CODEC } from "./node-codec.js";

/** Inflates nothing, and says so. */
export const NEVER_INFLATES: ZipCodec = {
  inflate() {
    throw new Error("inflates");
  },
};

/** The texts of an archive by their paths, or the code and the issues of its refusal. */
export function textsOf(archive: Uint8Array, codec: ZipCodec = NODE_CODEC): readonly unknown[] {
  const read = readZip(archive, codec);
  return read.ok
    ? read.value.map(({ path, content }) => [path, Buffer.from(content).toString()])
    : [read.refusal.code, ...read.refusal.errors.map(({ field, message }) => `${field}: ${message}`)];
}
