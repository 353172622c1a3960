import type { Lines } from "../code/code-extraction.js";

const ROUTER = "io.debezium.transforms.outbox.EventRouter";

/** The line on which a configuration names the outbox router of Debezium, outside of comments. */
export function outboxRouterIn(text: string): Lines | null {
  if (!text.includes(ROUTER)) {
    return null;
  }
  const found = text.split("\n").findIndex((line) => {
    const at = line.indexOf(ROUTER);
    const before = line.slice(0, Math.max(0, at));
    return at !== -1 && !/^\s*(?:#|\/\/|!)|\s#/.test(before);
  });
  return found === -1 ? null : { first: found + 1, last: found + 1 };
}
