import { expect, it } from "@jest/globals";
import { fieldsOfMissing } from "./fields-of-missing.js";
import { aMissing } from "./testing/a-flow.js";

const nameOf = (alias: string | null): string => String(alias).toUpperCase();

it("says of a part that a flow lacks all that it would be made with", () => {
  const app = aMissing({ alias: "a", kind: "element", elementKind: "app", parent: "shop", technology: "Go" });
  expect(fieldsOfMissing(app, nameOf)).toEqual(["kind: app", "in: SHOP", "technology: Go"]);
  const operation = aMissing({
    ...{ alias: "o", kind: "operation", owner: "a", transport: "http", timeoutMs: 200 },
  });
  expect(fieldsOfMissing(operation, nameOf)).toEqual(["of: A", "transport: http", "time-out: 200 ms"]);
  const queue = aMissing({ alias: "q", kind: "channel", channelKind: "queue" });
  expect(fieldsOfMissing(queue, nameOf)).toEqual(["kind: queue"]);
  const taking = aMissing({
    ...{ alias: "s", kind: "subscription", channel: "q", consumer: "a", deadLetterChannel: "dead" },
  });
  expect(fieldsOfMissing(taking, nameOf)).toEqual(["on: Q", "taken by: A", "what fails goes to: DEAD"]);
  const message = aMissing({ alias: "m", kind: "message", producer: "a", consumers: ["b", "c"] });
  expect(fieldsOfMissing(message, nameOf)).toEqual(["sent by: A", "taken by: B, C"]);
  expect(fieldsOfMissing({ ...message, producer: null, consumers: [] }, nameOf)).toEqual([]);
});
