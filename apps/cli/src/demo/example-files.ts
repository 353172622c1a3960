import { readFile } from "node:fs/promises";

/** A file of the example: where it comes from, and where it is written. */
export interface ExampleFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

const SCENARIOS = ["happy-order", "payment-failed", "stock-rejected", "consumer-down"];

/** The files of the example: `model.json` and its scenarios. */
export async function exampleFiles(): Promise<readonly ExampleFile[]> {
  return Promise.all([
    exampleFile("model", "model.json"),
    ...SCENARIOS.map((name) => exampleFile(`${name}.scenario`, `scenarios/${name}.json`)),
  ]);
}

async function exampleFile(name: string, path: string): Promise<ExampleFile> {
  return {
    path,
    bytes: await readFile(new URL(`../../examples/eshop-queues.${name}.json`, import.meta.url)),
  };
}
