import type { RulesOfFields } from "../../src/testing/refusals/faults-of-field.js";
import { IDS } from "./full-facts.js";

/** Timestamps of all spellings: some are none. */
const TIMESTAMPS = [
  "2026-01-02",
  "2026-01-02T03:04",
  "2026-01-02T03:04:05",
  "2026-01-02T03:04:05,123456789Z",
  "2026-01-02T03:04:05.1Z",
  "2026-01-02T03:04:05+02:00",
  "2026-01-02T03:04:05-0230",
  "2026-01-02T03:04:05+24:00",
  "2026-02-29T00:00:00Z",
  "2024-02-29T00:00:00Z",
  "2026-01-02T24:00:00Z",
  "2026-01-02 03:04:05Z",
  "2026-01-02t03:04:05z",
  "0000-01-01T00:00:00+01:00",
  "9999-12-31T23:59:59-01:00",
];

const texts = (values: readonly string[]): { readonly texts: readonly string[] } => ({
  texts: values.map((value) => JSON.stringify(value)),
});

const ELEMENT_KINDS = texts(["actor", "system", "store", "component", "App"]);
const RELATIONSHIP_KINDS = texts(["structural", "Behavioural"]);
const CHANNEL_KINDS = texts(["topic", "queue", "Exchange"]);

/** What the rules of one kind say of its `kind`. */
export const LABELS_OF_KIND: { readonly [kind: string]: RulesOfFields } = {
  element: { kind: ELEMENT_KINDS, ownerId: texts([IDS.actor]) },
  relationship: { kind: RELATIONSHIP_KINDS },
  channel: { kind: CHANNEL_KINDS },
};

/** What the rules of facts say, by field. */
export const RULES_OF_FACTS: RulesOfFields = {
  name: { characters: 200 },
  label: { characters: 200 },
  technology: { characters: 200 },
  description: { characters: 10_000 },
  icon: { characters: 10_000 },
  routingKey: { characters: 2_000 },
  lineShape: { characters: 100 },
  content: { characters: 65_536 },
  source: { characters: 2_000 },
  revision: { characters: 2_000 },
  sinceRevision: { characters: 2_000 },
  reason: { characters: 100 },
  confidence: { from: 0, to: 1 },
  timeoutMs: { from: 0, to: 3_600_000 },
  maxAttempts: { from: 1, to: 10 },
  backoffMs: { from: 0, to: 3_600_000 },
  tags: { entries: [50, '"{n}"'] },
  "tags[]": { characters: 100, texts: ['"shop"', '"Core"'] },
  consumerIds: { entries: [20, '"00000000-0000-4000-8000-{n}"'] },
  "consumerIds[]": texts([IDS.store, IDS.store.toUpperCase(), IDS.queue]),
  parentId: texts([IDS.element, IDS.store, IDS.actor, IDS.component, IDS.queue]),
  deadLetterChannelId: texts([IDS.queue, IDS.channel]),
  sourceChannelId: texts([IDS.queue, IDS.dead]),
  targetChannelId: texts([IDS.channel, IDS.dead]),
  schemaId: texts([IDS.element]),
  id: texts([IDS.element, IDS.system, IDS.schema, IDS.queue]),
  fromId: texts([IDS.queue, IDS.store]),
  toId: texts([IDS.queue, IDS.store]),
  acceptedAt: texts(TIMESTAMPS),
  "elements[].kind": ELEMENT_KINDS,
  "relationships[].kind": RELATIONSHIP_KINDS,
  "channels[].kind": CHANNEL_KINDS,
  status: texts(["current", "deprecated", "removed", "Planned"]),
  transport: texts(["http", "command", "HTTP"]),
  factStatus: texts(["declared", "observed-in-source", "measured", "unknown", "Declared"]),
  ...listsOfDocument(),
};

/** The lists of a document, at their limits and over. */
function listsOfDocument(): RulesOfFields {
  const id = '"id":"00000000-0000-4000-8000-{n}"';
  const from = `"fromId":"${IDS.actor}","toId":"${IDS.element}"`;
  return {
    elements: { entries: [5_000, `{${id},"kind":"system","name":"x","status":"current"}`] },
    relationships: { entries: [10_000, `{${id},${from}}`] },
    messages: { entries: [5_000, `{${id},"name":"x","producerId":"${IDS.element}"}`] },
    schemas: { entries: [200, `{${id},"name":"x","content":""}`] },
    operations: {
      entries: [5_000, `{${id},"name":"x","ownerId":"${IDS.element}","transport":"http"}`],
    },
    channels: { entries: [5_000, `{${id},"name":"x","kind":"queue"}`] },
    subscriptions: {
      entries: [5_000, `{${id},"channelId":"${IDS.queue}","consumerId":"${IDS.component}"}`],
    },
    bindings: {
      entries: [
        5_000,
        `{${id},"sourceChannelId":"${IDS.channel}","targetChannelId":"${IDS.queue}","routingKey":"{n}"}`,
      ],
    },
  };
}
