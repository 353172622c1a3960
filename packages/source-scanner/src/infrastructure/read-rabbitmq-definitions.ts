import type { DataPlace } from "../reading/data-place.js";
import type { BrokerExtraction } from "./read-broker-resource.js";

/** Whether a JSON file is what RabbitMQ exports of its topology. */
export function isRabbitDefinitions(root: DataPlace): boolean {
  const lists = ["queues", "exchanges", "bindings"].map((name) => root.at(name).value);
  return lists.some(Array.isArray) && (lists.every(Array.isArray) || root.at("rabbit_version").text !== null);
}

/** Exchanges, queues and bindings; those of the broker itself (`amq.`, the default exchange) are none. */
export function readRabbitDefinitions(root: DataPlace): BrokerExtraction {
  const exchanges = root.at("exchanges").entries.flatMap((place) => declared(place, "exchange" as const));
  const queues = root.at("queues").entries.flatMap((place) => declared(place, "queue" as const));
  const bindings = root.at("bindings").entries.flatMap((place) => {
    const source = place.at("source").textOrNone;
    const target = place.at("destination").textOrNone;
    const targetKind: "queue" | "exchange" =
      place.at("destination_type").text === "exchange" ? "exchange" : "queue";
    const routingKey = place.at("routing_key").text || null;
    return isOwn(source) && isOwn(target)
      ? [{ source, target, targetKind, routingKey, lines: place.lines }]
      : [];
  });
  return { channels: [...exchanges, ...queues], bindings };
}

function declared(place: DataPlace, kind: "exchange" | "queue"): BrokerExtraction["channels"] {
  const name = place.at("name").textOrNone;
  return isOwn(name) ? [{ kind, name, lines: place.lines }] : [];
}

function isOwn(name: string): boolean {
  return name !== "" && !name.startsWith("amq.");
}
