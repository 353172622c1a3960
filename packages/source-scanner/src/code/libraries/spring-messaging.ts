import { callsNamed, placedCalls } from "../finding/calls-named.js";
import { literalOf, namesOf } from "../finding/names.js";
import { argument, either, first, message, named, noName, parameterMessage } from "../finding/picks.js";
import type { LibraryTable, Pick, SiteRule } from "../finding/site-rule.js";
import { annotatedMethod, annotatedType, declaredFor, type Use } from "../finding/use.js";
import type { Value } from "../syntax/value.js";

const LANGUAGES = ["java", "kotlin"] as const;

/** Parameters that are not the message. */
const FRAMEWORK = ["Acknowledgment", "Channel", "MessageHeaders", "String", "Consumer"];

function heard(use: Use): { readonly message?: string } {
  const name = parameterMessage(use, FRAMEWORK);
  return name === undefined ? {} : { message: name };
}

function sent(use: Use, at: number): { readonly message?: string } {
  const name = message({ ...use, call: { ...use.call, typeArguments: [] } }, at);
  return name === undefined ? {} : { message: name };
}

export const SPRING_KAFKA: LibraryTable = {
  library: "spring-kafka",
  languages: LANGUAGES,
  gate: ["KafkaTemplate", "KafkaListener", "springframework\\.kafka", "NewTopic", "TopicBuilder"],
  imports: ["org.springframework.kafka"],
  rules: [
    {
      tokens: ["send"],
      as: ["call"],
      on: ["KafkaTemplate", "KafkaOperations", "ReactiveKafkaProducerTemplate"],
      only: (use) => use.call.positional.length > 1,
      kind: "publish",
      name: argument(0),
      detail: (use) => ({ channel: "topic", ...sent(use, use.call.positional.length - 1) }),
    },
    {
      tokens: ["KafkaListener"],
      as: ["annotation"],
      kind: "subscribe",
      name: either(named("topics"), argument(0)),
      detail: (use) => {
        const group = first(named("groupId"), use);
        return { channel: "topic", ...heard(use), ...(group === null ? {} : { group }) };
      },
    },
    {
      tokens: ["NewTopic"],
      as: ["new", "call"],
      kind: "channel",
      name: argument(0),
      detail: () => ({ channel: "topic" }),
    },
    {
      tokens: ["name"],
      as: ["call"],
      only: (use) => use.call.on?.is === "name" && use.call.on.path === "TopicBuilder",
      kind: "channel",
      name: argument(0),
      detail: () => ({ channel: "topic" }),
    },
  ],
};

/** `convertAndSend(key, message)` goes to the default exchange, so to the queue of that name. */
const RABBIT_SEND: SiteRule = {
  tokens: ["convertAndSend", "convertSendAndReceive", "send"],
  as: ["call"],
  on: ["RabbitTemplate", "AmqpTemplate", "RabbitOperations", "AsyncRabbitTemplate"],
  only: (use) => use.call.positional.length > 1,
  kind: "publish",
  name: argument(0),
  detail: (use) =>
    use.call.positional.length > 2
      ? { channel: "exchange", routingKey: first(argument(1), use), ...sent(use, 2) }
      : { channel: "queue", ...sent(use, 1) },
};

/** The name of a queue or exchange that an expression stands for: made in place, or by a method or variable of the file. */
function partOf(use: Use, value: Value | undefined): ReturnType<Pick> {
  if (value?.is === "call") {
    return namesOf(use, value.positional[0]);
  }
  const declared = value?.is === "name" ? declaredFor(use, value.path).map((one) => one.value) : [];
  const made = declared.find((one) => one?.is === "call");
  return made?.is === "call" ? namesOf(use, made.positional[0]) : [];
}

const BOUND: SiteRule = {
  tokens: ["bind"],
  as: ["call"],
  only: (use) =>
    use.call.on?.is === "name" &&
    use.call.on.path === "BindingBuilder" &&
    partOf(use, use.call.positional[0]).length > 0,
  kind: "binding",
  name: noName,
  detail: (use) => {
    // One queue may be bound more than once: the next that begins so is meant.
    const chain = placedCalls(use.view, "with").find(
      ({ call, index }) => index > use.leaf.startIndex && beginsWith(call.on, use),
    )?.call;
    const to = chain?.on?.is === "call" ? chain.on : undefined;
    return {
      target: partOf(use, use.call.positional[0])[0] ?? null,
      targetChannel: "queue",
      source: partOf(use, to?.positional[0])[0] ?? null,
      routingKey: namesOf(use, chain?.positional[0])[0] ?? null,
    };
  },
};

function beginsWith(on: Value | null, use: Use): boolean {
  return on?.is === "call" && on.name === "to" && JSON.stringify(on.on) === JSON.stringify(use.call);
}

export const SPRING_RABBIT: LibraryTable = {
  library: "spring-rabbit",
  languages: LANGUAGES,
  gate: ["RabbitTemplate", "AmqpTemplate", "RabbitListener", "springframework\\.amqp"],
  imports: ["org.springframework.amqp"],
  rules: [
    RABBIT_SEND,
    {
      tokens: ["RabbitListener"],
      as: ["annotation"],
      kind: "subscribe",
      name: either(named("queues"), argument(0)),
      detail: (use) => ({ channel: "queue", ...heard(use) }),
    },
    {
      tokens: ["Queue"],
      as: ["new", "call"],
      only: (use) => use.view.imports.some(({ name }) => name.startsWith("org.springframework.amqp")),
      kind: "channel",
      name: argument(0),
      detail: () => ({ channel: "queue" }),
    },
    {
      tokens: ["TopicExchange", "DirectExchange", "FanoutExchange", "HeadersExchange"],
      as: ["new", "call"],
      kind: "channel",
      name: argument(0),
      detail: () => ({ channel: "exchange" }),
    },
    BOUND,
  ],
};

const TEMPLATES = ["KafkaTemplate", "RabbitTemplate", "AmqpTemplate", "JmsTemplate", "StreamBridge"];

function callsTemplate(use: Use): boolean {
  const method = annotatedMethod(use);
  const names = [...use.view.declared()].filter(([, all]) =>
    all.some(({ type }) => type !== null && TEMPLATES.includes(type)),
  );
  const body = method?.node;
  return (
    body !== undefined &&
    ["send", "convertAndSend"]
      .flatMap((name) => callsNamed(use.view, name))
      .some((call) =>
        names.some(([name]) => call.on?.is === "name" && call.on.path === name && body.text.includes(name)),
      )
  );
}

/** `topic::#{key}` names the target before its routing key. */
const target: Pick = (use) => {
  const given = use.call.named.get("target") ?? use.call.named.get("value") ?? use.call.positional[0];
  return namesOf(use, given?.is === "text" ? { is: "text", text: given.text.replace(/::.*$/s, "") } : given);
};

export const SPRING_MODULITH: LibraryTable = {
  library: "spring-modulith",
  languages: LANGUAGES,
  gate: ["Externalized", "ApplicationModuleListener", "TransactionalEventListener"],
  imports: ["org.springframework.modulith"],
  rules: [
    {
      tokens: ["Externalized"],
      as: ["annotation"],
      kind: "publish",
      name: target,
      detail: (use) => ({ message: annotatedType(use)?.name ?? "" }),
    },
    {
      tokens: ["Externalized"],
      as: ["annotation"],
      kind: "signature",
      name: noName,
      detail: () => ({ token: "Externalized" }),
    },
    {
      tokens: ["ApplicationModuleListener"],
      as: ["annotation"],
      kind: "subscribe",
      name: (use) =>
        [parameterMessage(use)].filter((name) => name !== undefined).map((literal) => ({ literal })),
      detail: (_use, name) => ({ message: literalOf(name) }),
      notes: () => ["name-by-convention"],
    },
    {
      tokens: ["TransactionalEventListener"],
      as: ["annotation"],
      only: callsTemplate,
      kind: "signature",
      name: noName,
      detail: () => ({ token: "TransactionalEventListener" }),
    },
  ],
};
