import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { codeOf } from "../code-of.js";
import type { DatabaseAddress } from "./connection-string.js";

/** What is wrong with the files that a connection string names; null when they can be used. */
export function unusableCertificate({ rootCertificate, certificate, key }: DatabaseAddress): string | null {
  const wrong =
    problemOf("Root Certificate", rootCertificate, (text) => new X509Certificate(text)) ??
    problemOf("SSL Certificate", certificate, (text) => new X509Certificate(text)) ??
    problemOf("SSL Key", key, createPrivateKey);
  if (wrong !== null || certificate === null || key === null) {
    return wrong;
  }
  const shown = new X509Certificate(readFileSync(certificate));
  const isPair = shown.checkPrivateKey(createPrivateKey(readFileSync(key)));
  return isPair ? null : "its SSL Key is not the one of its SSL Certificate.";
}

function problemOf(part: string, path: string | null, use: (text: Buffer) => unknown): string | null {
  if (path === null) {
    return null;
  }
  let text: Buffer;
  try {
    text = readFileSync(path);
  } catch (thrown) {
    return `its ${part} cannot be read (${codeOf(thrown)}): check the path and its rights.`;
  }
  return works(() => use(text)) ? null : `its ${part} is no file in PEM that can be used.`;
}

function works(use: () => unknown): boolean {
  try {
    use();
    return true;
  } catch {
    return false;
  }
}
