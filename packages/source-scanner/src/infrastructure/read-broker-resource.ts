import type { ChannelKind } from "@plumbline/model-core";
import type { Lines } from "../code/code-extraction.js";
import type { DataPlace } from "../reading/data-place.js";

export interface DeclaredChannel {
  readonly kind: ChannelKind;
  readonly name: string;
  readonly lines: Lines;
}

/** From an exchange to a queue or another exchange. */
export interface DeclaredBinding {
  readonly source: string;
  readonly target: string;
  readonly targetKind: "queue" | "exchange";
  readonly routingKey: string | null;
  readonly lines: Lines;
}

export interface BrokerExtraction {
  readonly channels: readonly DeclaredChannel[];
  readonly bindings: readonly DeclaredBinding[];
}

const NOTHING: BrokerExtraction = { channels: [], bindings: [] };

/** Topics of Strimzi; queues, exchanges and bindings of the RabbitMQ topology operator. */
export function readBroker(resource: DataPlace): BrokerExtraction {
  const group = resource.at("apiVersion").textOrNone;
  const kind = resource.at("kind").text;
  const spec = resource.at("spec");
  const named = nonEmpty(resource.at("metadata", "name").text);
  if (group.startsWith("kafka.strimzi.io/") && kind === "KafkaTopic") {
    return channel("topic", nonEmpty(spec.at("topicName").text) ?? named, resource);
  }
  if (!group.startsWith("rabbitmq.com/")) {
    return NOTHING;
  }
  const name = nonEmpty(spec.at("name").text);
  if (kind === "Queue" || kind === "Exchange") {
    return channel(kind === "Queue" ? "queue" : "exchange", name, resource);
  }
  return kind === "Binding" ? bindingOf(spec, resource) : NOTHING;
}

function channel(kind: ChannelKind, name: string | null, resource: DataPlace): BrokerExtraction {
  return name === null
    ? NOTHING
    : { channels: [{ kind, name, lines: resource.at("kind").lines }], bindings: [] };
}

function bindingOf(spec: DataPlace, resource: DataPlace): BrokerExtraction {
  const source = nonEmpty(spec.at("source").text);
  const target = nonEmpty(spec.at("destination").text);
  if (source === null || target === null) {
    return NOTHING;
  }
  const targetKind = spec.at("destinationType").text === "exchange" ? "exchange" : "queue";
  const routingKey = nonEmpty(spec.at("routingKey").text);
  return {
    channels: [],
    bindings: [{ source, target, targetKind, routingKey, lines: resource.at("kind").lines }],
  };
}

function nonEmpty(text: string | null): string | null {
  return text === null || text.trim() === "" ? null : text;
}
