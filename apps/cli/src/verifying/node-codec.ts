import { crc32, type InflateRaw, inflateRawSync, type ZlibOptions } from "node:zlib";
import type { Inflated, ZipCodec } from "@plumbline/bundle-writer";

/** What `inflateRawSync` gives when it is asked for `info`, which its types do not know. */
type InflateWithInfo = (
  data: Uint8Array,
  options: ZlibOptions & { readonly info: true },
) => { readonly buffer: Buffer; readonly engine: InflateRaw };

const inflateWithInfo = inflateRawSync as unknown as InflateWithInfo;

/** How archives are read here: zlib inflates up to a limit and tells how far it read. */
export const NODE_CODEC = { inflate, crc32 } satisfies ZipCodec;

function inflate(compressed: Uint8Array, mostBytes: number): Inflated | null {
  try {
    // Node takes no limit of no bytes.
    const options = { maxOutputLength: Math.max(1, mostBytes), info: true } as const;
    const { buffer, engine } = inflateWithInfo(compressed, options);
    return buffer.byteLength > mostBytes ? null : { content: buffer, used: engine.bytesWritten };
  } catch {
    // The one way of zlib to say that data are broken, end early or give more.
    return null;
  }
}
