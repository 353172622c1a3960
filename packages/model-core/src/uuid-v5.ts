import { createHash } from "node:crypto";
import type { Guid } from "./guid.js";

/**
 * The version 5 UUID (RFC 9562, section 5.5) of a name in a namespace: a function of the two, so the
 * same name always gives the same ID.
 */
export function uuidV5<Id extends Guid = Guid>(namespace: Guid, name: string): Id {
  const bytes = createHash("sha1")
    .update(Buffer.from(namespace.replaceAll("-", ""), "hex"))
    .update(name, "utf8")
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const digits = bytes.toString("hex");
  const groups = [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ] as const;
  return groups.map(([from, to]) => digits.slice(from, to)).join("-") as Id;
}
