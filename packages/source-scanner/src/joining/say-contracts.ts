import type { Contract } from "../contracts/contract.js";
import type { DeclaredBinding, DeclaredChannel } from "../infrastructure/read-broker-resource.js";
import { type FactCollector, isNameOfFact, type SaidFact } from "./fact-collector.js";
import type { JoinedRepository } from "./joined-repository.js";
import type { Place } from "./place.js";
import type { Reaching } from "./service-reach.js";

/** What contracts and definitions of brokers state. Methods of `.proto` files are said with the code that serves them. */
export function sayContracts(facts: FactCollector, { repository, reach }: JoinedRepository): void {
  for (const { path, folder, extension, content } of repository.ofKind("contract")) {
    if (extension !== "proto") {
      const at = (lines: Place["lines"]): Place => ({ path, lines });
      sayShared(facts, content.contract, at);
      for (const reaching of reach.ofFolder(folder)) {
        sayOfService(facts, content.contract, at, reaching);
      }
    }
  }
  for (const { path, content } of repository.ofKind("broker")) {
    sayBroker(facts, content.broker, (lines) => ({ path, lines }));
  }
  for (const { path, content } of repository.ofKind("kubernetes")) {
    sayBroker(facts, content.kubernetes, (lines) => ({ path, lines }));
  }
}

type At = (lines: Place["lines"]) => Place;

function sayShared(facts: FactCollector, contract: Contract, at: At): void {
  sayBroker(facts, contract, at);
  for (const { name, content, lines } of contract.schemas) {
    facts.add({
      kind: "schema",
      key: [name],
      name,
      place: at(lines),
      attributes: { content },
      notes: contract.notes,
    });
  }
  for (const { name, schema, lines } of contract.messages) {
    sayMessage(facts, { name, schema, place: at(lines) });
  }
}

function sayBroker(
  facts: FactCollector,
  {
    channels,
    bindings,
  }: { readonly channels: readonly DeclaredChannel[]; readonly bindings: readonly DeclaredBinding[] },
  at: At,
): void {
  for (const { kind, name, lines } of channels) {
    sayChannel(facts, { kind, name, place: at(lines) });
  }
  for (const { lines, ...binding } of bindings) {
    sayBinding(facts, { ...binding, place: at(lines) });
  }
}

function sayOfService(
  facts: FactCollector,
  contract: Contract,
  at: At,
  { serviceKey, conditions }: Reaching,
): void {
  for (const { transport, name, requestSchema, responseSchema, lines } of contract.operations) {
    const attributes = { transport, requestSchema, responseSchema };
    facts.add({
      kind: "operation",
      key: [serviceKey, transport, name],
      name,
      serviceKey,
      attributes,
      conditions,
      place: at(lines),
    });
  }
  for (const { action, channel, message, lines } of contract.uses) {
    const said = { serviceKey, channel, channelKind: "topic", message, conditions, place: at(lines) };
    (action === "publish" ? sayPublish : saySubscribe)(facts, said);
  }
}

type Said = Pick<SaidFact, "place" | "grounds" | "conditions" | "notes">;

export function sayChannel(
  facts: FactCollector,
  { kind, name, ...said }: Said & { readonly kind: string; readonly name: string },
): void {
  if (isNameOfFact(name)) {
    facts.add({ kind: "channel", key: [kind, name], name, attributes: { channelKind: kind }, ...said });
  }
}

export function sayMessage(
  facts: FactCollector,
  { name, schema, ...said }: Said & { readonly name: string; readonly schema: string | null },
): void {
  if (isNameOfFact(name)) {
    facts.add({ kind: "message", key: [name], name, attributes: { schema }, ...said });
  }
}

export function sayBinding(
  facts: FactCollector,
  binding: Said & Pick<DeclaredBinding, "source" | "target" | "targetKind" | "routingKey">,
): void {
  const { source, target, targetKind, routingKey, ...said } = binding;
  if (isNameOfFact(source) && isNameOfFact(target)) {
    const attributes = { source, target, targetKind, routingKey };
    facts.add({
      kind: "binding",
      key: [source, target, routingKey ?? ""],
      name: `${source} -> ${target}`,
      attributes,
      ...said,
    });
  }
}

/** Who passes a message to a channel, or takes one from it. */
export interface SaidUse extends Said {
  readonly serviceKey: string;
  readonly channel: string | null;
  readonly channelKind: string | null;
  readonly message: string | null;
}

/** The message where it is known, else the channel. */
export function sayPublish(
  facts: FactCollector,
  { serviceKey, channel, channelKind, message, ...said }: SaidUse,
): void {
  const name = message ?? channel;
  if (name !== null && isNameOfFact(name)) {
    facts.add({
      kind: "publish",
      key: [serviceKey, name],
      name,
      serviceKey,
      attributes: { message, channel, channelKind },
      ...said,
    });
  }
}

export function saySubscribe(
  facts: FactCollector,
  { serviceKey, channel, channelKind, message, ...said }: SaidUse,
): void {
  if (channel !== null && isNameOfFact(channel)) {
    const attributes = { channel, channelKind, message };
    facts.add({
      kind: "subscribe",
      key: [serviceKey, channel],
      name: channel,
      serviceKey,
      attributes,
      ...said,
    });
  }
}
