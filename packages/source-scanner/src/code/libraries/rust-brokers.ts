import { lastPart } from "../../text/last-part.js";
import { argument, first, noName } from "../finding/picks.js";
import type { LibraryTable, SiteRule } from "../finding/site-rule.js";
import type { Use } from "../finding/use.js";

function on(path: readonly string[]): (use: Use) => boolean {
  return (use) => use.call.on?.is === "name" && path.includes(lastPart(use.call.on.path));
}

export const RDKAFKA: LibraryTable = {
  library: "rdkafka",
  languages: ["rust"],
  gate: ["rdkafka", "(?:Future|Base)Record::to", "(?:Stream|Base)Consumer"],
  imports: ["rdkafka"],
  rules: [
    {
      tokens: ["to"],
      as: ["call"],
      only: on(["FutureRecord", "BaseRecord"]),
      kind: "publish",
      name: argument(0),
      detail: () => ({ channel: "topic" }),
    },
    {
      tokens: ["subscribe"],
      as: ["call"],
      on: ["StreamConsumer", "BaseConsumer", "LoggingConsumer"],
      kind: "subscribe",
      name: argument(0),
      detail: () => ({ channel: "topic" }),
    },
  ],
};

function isDefaultExchange(use: Use): boolean {
  const name = first(argument(0), use);
  return name !== null && "literal" in name && name.literal === "";
}

function called(rule: Omit<SiteRule, "as">): SiteRule {
  return { ...rule, as: ["call"] };
}

export const LAPIN: LibraryTable = {
  library: "lapin",
  languages: ["rust"],
  gate: ["\\blapin\\b"],
  imports: ["lapin"],
  rules: [
    called({
      tokens: ["basic_publish"],
      kind: "publish",
      name: (use) => (isDefaultExchange(use) ? argument(1) : argument(0))(use),
      detail: (use) =>
        isDefaultExchange(use)
          ? { channel: "queue" }
          : { channel: "exchange", routingKey: first(argument(1), use) },
    }),
    called({
      tokens: ["basic_consume"],
      kind: "subscribe",
      name: argument(0),
      detail: () => ({ channel: "queue" }),
    }),
    called({
      tokens: ["queue_declare"],
      kind: "channel",
      name: argument(0),
      detail: () => ({ channel: "queue" }),
    }),
    called({
      tokens: ["exchange_declare"],
      kind: "channel",
      name: argument(0),
      detail: () => ({ channel: "exchange" }),
    }),
    called({
      tokens: ["queue_bind"],
      kind: "binding",
      name: noName,
      detail: (use) => ({
        target: first(argument(0), use),
        targetChannel: "queue",
        source: first(argument(1), use),
        routingKey: first(argument(2), use),
      }),
    }),
  ],
};
