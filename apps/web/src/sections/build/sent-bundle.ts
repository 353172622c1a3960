/** What a person dropped, as far as its name tells. */
export type SentKind = "bundle" | "manifest";

/** Whether a file can be a bundle or the manifest of one; null where it is neither. */
export function sentKind({ name, type }: Pick<File, "name" | "type">): SentKind | null {
  if (name.toLowerCase().endsWith(".zip") || type === "application/zip") {
    return "bundle";
  }
  return name.toLowerCase().endsWith(".json") || type === "application/json" ? "manifest" : null;
}

/** Bytes of a file as they are sent in JSON: an archive in base64, a manifest as it is. */
export function sentBytes(file: Pick<File, "name" | "type" | "size">): number {
  return sentKind(file) === "bundle" ? Math.ceil(file.size / 3) * 4 : file.size;
}

/** A side of a comparison as JSON text; the manifest is not read here, so that the service sees how it is written. */
export async function comparedSide(file: File): Promise<string> {
  if (sentKind(file) === "manifest") {
    return `{"manifest":${await file.text()}}`;
  }
  return `{"bundle":"${base64Of(new Uint8Array(await file.arrayBuffer()))}"}`;
}

const CHUNK = 0x8000 - (0x8000 % 3);

/** Base64 of bytes, in pieces that a call takes as arguments. */
export function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  }
  return text;
}
