import { literalOf } from "../finding/names.js";
import { argument, messageName } from "../finding/picks.js";
import type { LibraryTable, SiteRule } from "../finding/site-rule.js";
import { signature } from "./signatures.js";

const SESSIONS = [
  "IMessageHandlerContext",
  "IMessageSession",
  "IEndpointInstance",
  "IMessageProcessingContext",
  "IPipelineContext",
  "ITransactionalSession",
  "IUniformSession",
  "TestableMessageHandlerContext",
];

const PUBLISHING: SiteRule = {
  tokens: ["Publish", "Send", "SendLocal", "Reply"],
  as: ["call"],
  on: SESSIONS,
  kind: "publish",
  name: messageName,
  detail: (_use, name) => ({ message: literalOf(name) }),
  notes: () => ["name-by-convention"],
};

export const NSERVICEBUS: LibraryTable = {
  library: "nservicebus",
  languages: ["c-sharp"],
  gate: [
    "NServiceBus",
    "IHandleMessages",
    "IAmStartedByMessages",
    "EnableOutbox",
    "UsePersistence",
    ...SESSIONS,
  ],
  imports: ["NServiceBus"],
  rules: [
    PUBLISHING,
    {
      tokens: ["IHandleMessages", "IAmStartedByMessages"],
      as: ["base"],
      kind: "subscribe",
      name: (use) => use.call.typeArguments.slice(0, 1).map((literal) => ({ literal })),
      detail: (_use, name) => ({ message: literalOf(name) }),
      notes: () => ["name-by-convention"],
    },
    {
      tokens: ["EndpointConfiguration"],
      as: ["new"],
      kind: "channel",
      name: argument(0),
      detail: () => ({ channel: "queue" }),
    },
    signature(["EnableOutbox"]),
    {
      ...signature(["UsePersistence"]),
      // What it is used for may follow: `UsePersistence<LearningPersistence, StorageType.Outbox>`.
      detail: (use) => ({ token: `UsePersistence:${use.call.typeArguments[0] ?? ""}` }),
    },
  ],
};
