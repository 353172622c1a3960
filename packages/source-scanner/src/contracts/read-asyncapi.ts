import type { DeclaredBinding, DeclaredChannel } from "../infrastructure/read-broker-resource.js";
import type { DataPlace } from "../reading/data-place.js";
import type { Contract, ContractMessage, ContractUse } from "./contract.js";
import { followReference } from "./follow-reference.js";
import { SchemaShelf } from "./schema-shelf.js";

/** Whether a document is AsyncAPI 2 or 3. */
export function isAsyncApi(root: DataPlace): boolean {
  return /^[23]\./.test(root.at("asyncapi").scalar ?? "");
}

/** The channels and messages of a contract, and what its application does with them. */
export function readAsyncApi(root: DataPlace): Contract {
  const reader = new AsyncApiReader(root);
  if (root.at("asyncapi").scalar?.startsWith("2.") === true) {
    reader.readVersion2();
  } else {
    reader.readVersion3();
  }
  return reader.contract;
}

class AsyncApiReader {
  readonly #root: DataPlace;
  readonly #shelf: SchemaShelf;
  readonly #messages = new Map<string, ContractMessage>();
  readonly #channels: DeclaredChannel[] = [];
  readonly #bindings: DeclaredBinding[] = [];
  readonly #uses: ContractUse[] = [];

  constructor(root: DataPlace) {
    this.#root = root;
    this.#shelf = new SchemaShelf(root);
  }

  get contract(): Contract {
    return {
      operations: [],
      schemas: this.#shelf.schemas,
      messages: [...this.#messages.values()],
      channels: this.#channels,
      bindings: this.#bindings,
      uses: this.#uses,
      notes: this.#shelf.notes,
    };
  }

  /** `subscribe` says what others may subscribe to: the application publishes it. */
  readVersion2(): void {
    for (const channel of this.#root.at("channels").members) {
      this.#channel(channel, channel.key);
      for (const [word, action] of [
        ["subscribe", "publish"],
        ["publish", "subscribe"],
      ] as const) {
        const operation = channel.at(word);
        if (operation.isObject) {
          this.#use(action, channel.key, this.#messagesOf2(operation.at("message")), operation);
        }
      }
    }
  }

  readVersion3(): void {
    for (const channel of this.#root.at("channels").members) {
      const place = followReference(this.#root, channel) ?? channel;
      const address = addressOf(place, channel.key);
      if (address !== null) {
        this.#channel(place, address);
        this.#namesOf(place.at("messages").members);
      }
    }
    for (const operation of this.#root.at("operations").members) {
      this.#operation3(followReference(this.#root, operation) ?? operation);
    }
  }

  #operation3(operation: DataPlace): void {
    const channel = followReference(this.#root, operation.at("channel"));
    const address = channel === null ? null : addressOf(channel, channel.key);
    const action = operation.at("action").text;
    if (channel === null || address === null || (action !== "send" && action !== "receive")) {
      return;
    }
    const stated = operation.at("messages").entries;
    const messages = this.#namesOf(stated.length > 0 ? stated : channel.at("messages").members);
    this.#use(action === "send" ? "publish" : "subscribe", address, messages, operation);
  }

  #messagesOf2(message: DataPlace): readonly string[] {
    const several = message.at("oneOf").entries;
    return this.#namesOf(several.length > 0 ? several : [message]);
  }

  #namesOf(places: readonly DataPlace[]): readonly string[] {
    return places.flatMap((place) => {
      const message = followReference(this.#root, place);
      const name = message === null || !message.isObject ? null : this.#message(message);
      return name === null ? [] : [name];
    });
  }

  #message(message: DataPlace): string | null {
    const key = message.key === "message" || /^\d+$/.test(message.key) ? null : message.key;
    const name = message.at("name").text ?? message.at("messageId").text ?? key;
    if (name === null || name === "") {
      return null;
    }
    if (!this.#messages.has(name)) {
      const payload = message.at("payload", "schema");
      const schema = payload.value === undefined ? message.at("payload") : payload;
      this.#messages.set(name, { name, schema: this.#shelf.nameOf(schema, name), lines: message.lines });
    }
    return name;
  }

  #use(
    action: ContractUse["action"],
    channel: string,
    messages: readonly string[],
    operation: DataPlace,
  ): void {
    const { lines } = operation;
    const named = messages.length === 0 ? [null] : messages;
    for (const message of named) {
      this.#uses.push({ action, channel, message, lines });
    }
  }

  #channel(channel: DataPlace, name: string): void {
    const { lines } = channel;
    this.#channels.push({ kind: "topic", name, lines });
    const amqp = channel.at("bindings", "amqp");
    const source = amqp.at("exchange", "name").textOrNone;
    const target = amqp.at("queue", "name").textOrNone;
    if (source !== "" && target !== "") {
      this.#channels.push({ kind: "exchange", name: source, lines }, { kind: "queue", name: target, lines });
      const routingKey = amqp.at("is").text === "queue" ? null : name;
      this.#bindings.push({ source, target, targetKind: "queue", routingKey, lines });
    }
  }
}

/** A channel whose address is null is only known when it runs. */
function addressOf(channel: DataPlace, key: string): string | null {
  const address = channel.at("address");
  return address.value === null ? null : (address.text ?? key);
}
