/** A random ID. `crypto.randomUUID` is there over HTTPS alone, and a service may stand in a network without it. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, at) => marked(byte, at).toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** With the bits that say version 4 and its variant. */
function marked(byte: number, at: number): number {
  if (at === 6) {
    return (byte & 0x0f) | 0x40;
  }
  return at === 8 ? (byte & 0x3f) | 0x80 : byte;
}
