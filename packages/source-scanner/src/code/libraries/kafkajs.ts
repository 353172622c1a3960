import { namesOf } from "../finding/names.js";
import { either, fieldOf, fieldsOf } from "../finding/picks.js";
import type { LibraryTable, Pick } from "../finding/site-rule.js";
import type { Use } from "../finding/use.js";

/** Messages and topic together are what a Kafka producer is sent, whoever made it. */
function sendsMessages(use: Use): boolean {
  const fields = fieldsOf(use.call.positional[0]);
  return fields?.has("messages") === true || fields?.has("topicMessages") === true;
}

const batchTopics: Pick = (use) => {
  const batch = fieldsOf(use.call.positional[0])?.get("topicMessages");
  return batch?.is === "list"
    ? batch.items.flatMap((item) => namesOf(use, fieldsOf(item)?.get("topic")))
    : [];
};

export const KAFKAJS: LibraryTable = {
  library: "kafkajs",
  languages: ["typescript", "javascript"],
  gate: ["kafkajs", "\\btopic\\b[^;]{0,200}\\bmessages\\b", "topicMessages"],
  imports: ["kafkajs"],
  rules: [
    {
      tokens: ["send", "sendBatch"],
      as: ["call"],
      only: sendsMessages,
      kind: "publish",
      name: either(fieldOf(0, "topic"), batchTopics),
      detail: () => ({ channel: "topic" }),
    },
    {
      tokens: ["subscribe"],
      as: ["call"],
      on: ["Consumer"],
      kind: "subscribe",
      name: fieldOf(0, "topic", "topics"),
      detail: () => ({ channel: "topic" }),
    },
  ],
};
