import { randomBytes } from "node:crypto";
import { readMasterKey } from "../../src/platform/keys/master-key.js";

/** A master key of one test, as the environment gives it, with its ID. */
export interface TestKey {
  readonly text: string;
  readonly id: string;
}

export function aMasterKey(): TestKey {
  return keyOf(randomBytes(32).toString("base64"));
}

export function keyOf(text: string): TestKey {
  const key = readMasterKey(text);
  if (key === null) {
    throw new Error("A test made a master key that is none");
  }
  return { text, id: key.id };
}
