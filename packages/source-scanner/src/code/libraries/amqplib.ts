import { argument, either, first } from "../finding/picks.js";
import type { LibraryTable, SiteRule } from "../finding/site-rule.js";
import type { Use } from "../finding/use.js";

const CHANNELS = ["Channel", "ConfirmChannel", "ChannelWrapper"];

function onChannel(tokens: readonly string[], rule: Pick<SiteRule, "kind" | "name" | "detail">): SiteRule {
  return { tokens, as: ["call"], on: CHANNELS, ...rule };
}

/** The default exchange, whose name is empty, goes to the queue that the routing key names. */
function isDefaultExchange(use: Use): boolean {
  const exchange = first(argument(0), use);
  return exchange !== null && "literal" in exchange && exchange.literal === "";
}

export const AMQPLIB: LibraryTable = {
  library: "amqplib",
  languages: ["typescript", "javascript"],
  gate: ["amqplib", "amqp-connection-manager"],
  imports: ["amqplib", "amqp-connection-manager"],
  rules: [
    onChannel(["publish"], {
      kind: "publish",
      name: (use) => (isDefaultExchange(use) ? argument(1) : argument(0))(use),
      detail: (use) =>
        isDefaultExchange(use)
          ? { channel: "queue" }
          : { channel: "exchange", routingKey: first(argument(1), use) },
    }),
    onChannel(["sendToQueue"], { kind: "publish", name: argument(0), detail: () => ({ channel: "queue" }) }),
    onChannel(["consume"], { kind: "subscribe", name: argument(0), detail: () => ({ channel: "queue" }) }),
    onChannel(["assertQueue", "checkQueue"], {
      kind: "channel",
      name: argument(0),
      detail: () => ({ channel: "queue" }),
    }),
    onChannel(["assertExchange", "checkExchange"], {
      kind: "channel",
      name: argument(0),
      detail: () => ({ channel: "exchange" }),
    }),
    onChannel(["bindQueue", "bindExchange"], {
      kind: "binding",
      name: () => [null],
      detail: (use) => ({
        source: first(argument(1), use),
        target: first(either(argument(0)), use),
        targetChannel: use.token === "bindQueue" ? "queue" : "exchange",
        routingKey: first(argument(2), use),
      }),
    }),
  ],
};
