import type { Lines } from "../code/code-extraction.js";

const ROUTER = "io.debezium.transforms.outbox.EventRouter";

/** The line on which a configuration names the outbox router of Debezium, outside of comments. */
export function outboxRouterIn(text: string): Lines | null {
  if (!text.includes(ROUTER)) {
    return null;
  }
  const found = text.split("\n").findIndex((line) => {
    const before = line.split(ROUTER)[0] ?? "";
    return line.includes(ROUTER) && !/^\s*(?:#|\/\/|!)|\s#/.test(before);
  });
  return found === -1 ? null : { first: found + 1, last: found + 1 };
}
