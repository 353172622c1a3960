import { literalOf } from "../finding/names.js";
import { argument, earlierInChain, messageName, parameterMessage } from "../finding/picks.js";
import type { LibraryTable, SiteRule } from "../finding/site-rule.js";
import { basesOn, enclosingType, type Use } from "../finding/use.js";
import { SIGNATURE_TOKENS } from "../signature-tokens.js";
import { signature } from "./signatures.js";

/** Handlers of other libraries have a type of that library among their bases. */
const OTHER_HANDLERS = [
  "IConsumer",
  "IHandleMessages",
  "IRequestHandler",
  "INotificationHandler",
  "IIntegrationEventHandler",
  "ICommandHandler",
  "IQueryHandler",
  "RequestHandler",
  "RequestHandlerAsync",
  "AuthorizationHandler",
  "DelegatingHandler",
];

const SENT_TO: Readonly<Record<string, "topic" | "queue" | "exchange">> = {
  ToRabbitExchange: "exchange",
  ToRabbitQueue: "queue",
  ToRabbitTopics: "exchange",
  ToKafkaTopic: "topic",
  ToAzureServiceBusQueue: "queue",
  ToAzureServiceBusTopic: "topic",
  ToSqsQueue: "queue",
  ToSnsTopic: "topic",
  ToNatsSubject: "topic",
};

const HEARD_FROM: Readonly<Record<string, "topic" | "queue">> = {
  ListenToRabbitQueue: "queue",
  ListenToKafkaTopic: "topic",
  ListenToAzureServiceBusQueue: "queue",
  ListenToSqsQueue: "queue",
  ListenToNatsSubject: "topic",
};

const HANDLING: SiteRule = {
  tokens: ["Handle", "HandleAsync", "Handles", "HandlesAsync", "Consume", "ConsumeAsync"],
  as: ["method"],
  only: (use) => isHandler(use),
  kind: "subscribe",
  name: (use) => handled(use).map((literal) => ({ literal })),
  detail: (_use, name) => ({ message: literalOf(name) }),
  notes: () => ["name-by-convention"],
  needsPackage: "WolverineFx",
};

function isHandler(use: Use): boolean {
  const type = enclosingType(use);
  const isNamedSo = type !== null && /(?:Handler|Consumer)$/.test(type.name);
  return isNamedSo && !basesOn(use, type).some((base) => OTHER_HANDLERS.includes(base));
}

function handled(use: Use): readonly string[] {
  return [parameterMessage(use)].filter((name) => name !== undefined);
}

function sending(token: string, channel: "topic" | "queue" | "exchange"): SiteRule {
  return {
    tokens: [token],
    as: ["call"],
    kind: "publish",
    name: argument(0),
    detail: (use) => {
      const sent = earlierInChain(use.call, ["PublishMessage", "Publish"])?.typeArguments[0];
      return { channel, ...(sent === undefined ? {} : { message: sent }) };
    },
  };
}

function hearing(token: string, channel: "topic" | "queue"): SiteRule {
  return { tokens: [token], as: ["call"], kind: "subscribe", name: argument(0), detail: () => ({ channel }) };
}

export const WOLVERINE: LibraryTable = {
  library: "wolverine",
  languages: ["c-sharp"],
  gate: [
    "Wolverine",
    "IMessage(?:Bus|Context)",
    "class \\w+(?:Handler|Consumer)\\b",
    ...Object.keys(SENT_TO),
    ...Object.keys(HEARD_FROM),
    ...SIGNATURE_TOKENS.wolverine,
  ],
  imports: ["Wolverine"],
  rules: [
    {
      tokens: ["PublishAsync", "SendAsync", "InvokeAsync", "ScheduleAsync"],
      as: ["call"],
      on: ["IMessageBus", "IMessageContext", "MessageContext", "IDbContextOutbox", "IMartenOutbox"],
      kind: "publish",
      name: messageName,
      detail: (_use, name) => ({ message: literalOf(name) }),
      notes: () => ["name-by-convention"],
    },
    HANDLING,
    ...Object.entries(SENT_TO).map(([token, channel]) => sending(token, channel)),
    ...Object.entries(HEARD_FROM).map(([token, channel]) => hearing(token, channel)),
    signature(SIGNATURE_TOKENS.wolverine),
  ],
};
