import { digests } from "#digests";
import type { Guid } from "./guid.js";

const NAMESPACE_BYTES = 16;

/**
 * The version 5 UUID (RFC 9562, section 5.5) of a name in a namespace: a function of the two, so the
 * same name always gives the same ID.
 */
export function uuidV5<Id extends Guid = Guid>(namespace: Guid, name: string): Id {
  const digits = digests.sha1Hex(bytesOf(namespace, name));
  const version = `5${digits.slice(13, 16)}`;
  const variant = ((Number.parseInt(digits.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  const clock = `${variant}${digits.slice(17, 20)}`;
  return [digits.slice(0, 8), digits.slice(8, 12), version, clock, digits.slice(20, 32)].join("-") as Id;
}

/** The 16 bytes of the namespace, then the name as UTF-8. */
function bytesOf(namespace: Guid, name: string): Uint8Array {
  const text = new TextEncoder().encode(name);
  const bytes = new Uint8Array(NAMESPACE_BYTES + text.length);
  const digits = namespace.replaceAll("-", "");
  for (let place = 0; place < NAMESPACE_BYTES; place += 1) {
    bytes[place] = Number.parseInt(digits.slice(2 * place, 2 * place + 2), 16);
  }
  bytes.set(text, NAMESPACE_BYTES);
  return bytes;
}
