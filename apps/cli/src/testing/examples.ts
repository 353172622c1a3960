import { fileURLToPath } from "node:url";

const EXAMPLES = new URL("../../examples/", import.meta.url);

/** The path of a file of the example: `model`, `happy-order.scenario`. */
export function example(name: string): string {
  return fileURLToPath(new URL(`eshop-queues.${name}.json`, EXAMPLES));
}

export const MODEL = example("model");
export const HAPPY_ORDER = example("happy-order.scenario");
export const CONSUMER_DOWN = example("consumer-down.scenario");
