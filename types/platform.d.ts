/**
 * What packages may use beside the language itself: what every browser and Node have alike. A package compiles with
 * these types alone, so `Buffer`, `process` or `document` in one does not.
 */

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
  constructor(encoding: "utf-8", options: { readonly fatal: boolean });
  decode(bytes: Uint8Array): string;
}

declare class URL {
  static parse(text: string): URL | null;
  constructor(text: string);
  readonly protocol: string;
  readonly hostname: string;
  readonly origin: string;
}

/** For the one file that may import it, which `imports` of its package.json loads in Node alone. */
declare module "node:crypto" {
  export function hash(algorithm: "sha1" | "sha256", content: string | Uint8Array, encoding: "hex"): string;
  export function createHash(algorithm: "sha256"): {
    update(content: string | Uint8Array): unknown;
    digest(encoding: "hex"): string;
  };
}
