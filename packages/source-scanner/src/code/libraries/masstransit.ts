import { argument, message, messageName } from "../finding/picks.js";
import type { LibraryTable, SiteRule } from "../finding/site-rule.js";
import { basesOn, enclosingType, type Use } from "../finding/use.js";
import { SIGNATURE_TOKENS } from "../signature-tokens.js";
import { signature } from "./signatures.js";

const PUBLISHERS = [
  "IPublishEndpoint",
  "IPublishEndpointProvider",
  "IBus",
  "IBusControl",
  "ConsumeContext",
  "SagaConsumeContext",
  "BehaviorContext",
  "ITopicProducer",
];
const SENDERS = ["ISendEndpoint", "ConsumeContext", "SagaConsumeContext", "BehaviorContext"];

/** A message's channel is named after its type, by the library's own convention. */
const BY_CONVENTION = {
  detail: (use: Use) => ({ ...withMessage(consumed(use) ?? message(use)), channel: "topic" as const }),
  notes: () => ["name-by-convention"] as const,
};

function withMessage(name: string | undefined): { readonly message?: string } {
  return name === undefined ? {} : { message: name };
}

/** `IConsumer<Batch<Order>>` and `Event<Order>` name their message as a type argument; a `Fault` is of one that failed. */
function consumed(use: Use): string | undefined {
  const [type] = use.role === "base" || use.role === "mention" ? use.call.typeArguments : [];
  return type === "Fault" ? undefined : type;
}

function publishing(tokens: readonly string[], on: readonly string[]): SiteRule {
  return { tokens, as: ["call"], on, kind: "publish", name: messageName, ...BY_CONVENTION };
}

export const MASSTRANSIT: LibraryTable = {
  library: "masstransit",
  languages: ["c-sharp"],
  gate: [
    "MassTransit",
    "I(?:Publish|Send)Endpoint",
    "ConsumeContext",
    "IConsumer\\b",
    "IBus(?:Control)?\\b",
    ...SIGNATURE_TOKENS.masstransit,
  ],
  imports: ["MassTransit"],
  rules: [
    publishing(["Publish", "PublishBatch"], PUBLISHERS),
    publishing(["Send", "SendBatch"], SENDERS),
    {
      tokens: ["IConsumer"],
      as: ["base"],
      kind: "subscribe",
      name: (use) => messageNameOf(consumed(use)),
      ...BY_CONVENTION,
    },
    {
      tokens: ["Event"],
      as: ["mention"],
      only: (use) => basesOn(use, enclosingType(use)).includes("MassTransitStateMachine"),
      kind: "subscribe",
      name: (use) => messageNameOf(consumed(use)),
      ...BY_CONVENTION,
    },
    {
      tokens: ["ReceiveEndpoint"],
      as: ["call"],
      kind: "channel",
      name: argument(0),
      detail: () => ({ channel: "queue" }),
    },
    signature(SIGNATURE_TOKENS.masstransit),
  ],
};

function messageNameOf(name: string | undefined): readonly { readonly literal: string }[] {
  return name === undefined || name === "" ? [] : [{ literal: name }];
}
