import { hasControlCharacter, isWellFormedText } from "@plumbline/model-core";
import { SECRET_LIMITS } from "../limits.js";
import type { SecretName } from "./secret-name.js";

const PRINTABLE_ASCII = /^[\u0020-\u007e]*$/u;

/**
 * Every rule that the value of a secret breaks (docs/reference/secrets-and-keys.md#names-of-secrets), in
 * words that do not hold the value.
 */
export function checkSecretValue({ kind }: SecretName, value: string): readonly string[] {
  const length = value.length < 1 || value.length > SECRET_LIMITS.valueLength;
  return [
    ...(length ? [`must have 1 to ${SECRET_LIMITS.valueLength} characters`] : []),
    ...(kind === "notifications" ? brokenTextRules(value) : brokenKeyRules(value)),
  ];
}

function brokenTextRules(value: string): readonly string[] {
  return [
    ...(hasControlCharacter(value) ? ["must hold no control character"] : []),
    ...(isWellFormedText(value) ? [] : ["must be valid Unicode"]),
  ];
}

function brokenKeyRules(value: string): readonly string[] {
  if (!PRINTABLE_ASCII.test(value)) {
    return ["must hold printable ASCII only"];
  }
  return value.startsWith(" ") || value.endsWith(" ") ? ["must not begin or end with a space"] : [];
}
