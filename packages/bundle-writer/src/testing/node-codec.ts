import { crc32, type InflateRaw, inflateRawSync, type ZlibOptions } from "node:zlib";
import type { Inflated, ZipCodec } from "../zip/reading/codec.js";

type WithInfo = (
  data: Uint8Array,
  options: ZlibOptions & { readonly info: true },
) => { readonly buffer: Buffer; readonly engine: InflateRaw };

/** What a service would pass in: zlib inflates, and tells how far it read. */
export function inflateWithNode(compressed: Uint8Array, mostBytes: number): Inflated | null {
  try {
    // Node takes no limit of no bytes, and what comes then is refused for its length.
    const options = { maxOutputLength: Math.max(1, mostBytes), info: true } as const;
    const { buffer, engine } = (inflateRawSync as unknown as WithInfo)(compressed, options);
    return buffer.length > mostBytes ? null : { content: buffer, used: engine.bytesWritten };
  } catch {
    return null;
  }
}

export const NODE_CODEC: ZipCodec = { inflate: inflateWithNode, crc32 };
