import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { canonicalJson, type JsonValue } from "@plumbline/model-core";
import type { Snapshot } from "@plumbline/source-scanner";

/** A snapshot as it is kept, with the SHA-256 of its canonical JSON. */
export interface PackedSnapshot {
  readonly packed: Buffer;
  readonly hash: string;
}

const pack = promisify(gzip);

export async function packSnapshot(snapshot: Snapshot): Promise<PackedSnapshot> {
  const json = Buffer.from(canonicalJson(snapshot as unknown as JsonValue));
  const packing = pack(json);
  const hash = createHash("sha256").update(json).digest("hex");
  return { packed: await packing, hash };
}
