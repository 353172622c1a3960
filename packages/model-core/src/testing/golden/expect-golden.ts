import { readFileSync, writeFileSync } from "node:fs";
import { expect } from "@jest/globals";
import { updatesGolden } from "./updates-golden.js";

/** A result is what its golden file says, to the byte. The file is written first where results are written anew. */
export function expectGolden(file: URL, result: string): void {
  if (updatesGolden()) {
    writeFileSync(file, result);
  }
  expect(result).toBe(readFileSync(file, "utf8"));
}

/** A value as golden files spell it. */
export function goldenJson(value: unknown, indent = 2): string {
  return `${JSON.stringify(value, null, indent)}\n`;
}
