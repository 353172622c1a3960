import type { ChannelKind } from "@plumbline/model-core";
import type { CodeName } from "../code/code-extraction.js";
import { type FactCollector, isNameOfFact } from "./fact-collector.js";
import { groundPaths } from "./ground-paths.js";
import { GrpcMethods } from "./grpc-methods.js";
import type { JoinedRepository } from "./joined-repository.js";
import { NO_NAME, type ResolvedName } from "./name-resolver.js";
import type { PlacedSite, PlacedSites } from "./placed-sites.js";
import { routeOf } from "./route-of.js";
import { RoutePrefixes } from "./route-prefixes.js";
import { sayBinding, sayChannel, sayMessage, sayPublish, saySubscribe } from "./say-contracts.js";
import { sayUse } from "./say-services.js";
import { TaskTakers } from "./task-takers.js";

/** What source does and declares, where its names are known. */
export function sayCode(facts: FactCollector, joined: JoinedRepository, { ofService }: PlacedSites): void {
  const speaker = new CodeSpeaker(facts, joined, ofService);
  for (const site of [...ofService.values()].flat()) {
    speaker.say(site);
  }
}

class CodeSpeaker {
  readonly #facts: FactCollector;
  readonly #joined: JoinedRepository;
  readonly #contracted: ReadonlySet<string>;
  readonly #methods: GrpcMethods;
  readonly #tasks: TaskTakers;
  readonly #prefixes: RoutePrefixes;

  constructor(facts: FactCollector, joined: JoinedRepository, ofService: PlacedSites["ofService"]) {
    this.#facts = facts;
    this.#joined = joined;
    this.#tasks = new TaskTakers(ofService);
    this.#prefixes = new RoutePrefixes(ofService, (name, placed) => this.#resolve(name, placed));
    this.#contracted = servicesWithContract(joined);
    this.#methods = new GrpcMethods(joined);
  }

  say(placed: PlacedSite): void {
    switch (placed.site.kind) {
      case "publish":
      case "subscribe":
        this.#sayMessaging(placed);
        break;
      case "channel":
        this.#sayChannel(placed);
        break;
      case "binding":
        this.#sayBinding(placed);
        break;
      case "operation":
        this.#sayOperation(placed);
        break;
      case "uses":
        this.#sayUses(placed);
        break;
      case "signature":
      case "role":
      case "prefix":
        break;
    }
  }

  #resolve(name: CodeName, { place, serviceKey }: PlacedSite): ResolvedName | null {
    return this.#joined.names.resolve(name, { path: place.path, serviceKey });
  }

  #sayMessaging(placed: PlacedSite): void {
    const { site, serviceKey } = placed;
    const name = this.#resolve(site.name, placed);
    if (site.detail.transport !== undefined) {
      this.#sayRequest(placed, name);
      return;
    }
    const broker = site.detail.channel === undefined ? this.#brokerOf(placed) : null;
    const said = saidOf(placed, [name, broker]);
    const message = messageOf(site);
    const channel = name?.text ?? null;
    const channelKind = site.detail.channel ?? broker?.kind ?? null;
    if (channel !== null && channelKind !== null) {
      sayChannel(this.#facts, { kind: channelKind, name: channel, ...said });
    }
    if (message !== null) {
      sayMessage(this.#facts, { name: message, schema: null, ...saidOf(placed, []) });
    }
    if (serviceKey !== null) {
      const use = { serviceKey, channel, channelKind, message, ...said };
      (site.kind === "publish" ? sayPublish : saySubscribe)(this.#facts, use);
    }
  }

  /** An event that Spring Modulith hands on goes to the broker of its package. */
  #brokerOf({ site, serviceKey }: PlacedSite): BrokerOfEvents | null {
    if (site.library !== "spring-modulith") {
      return null;
    }
    const packages = this.#joined.packages.of(serviceKey);
    const found = BROKERS.flatMap(({ named, kind }) => {
      const paths = packages.filter(({ name }) => name === named).map(({ place }) => place.path);
      return paths.length === 0 ? [] : [{ kind, grounds: groundPaths(paths) }];
    });
    return found[0] ?? null;
  }

  /** A task that is taken is an operation of who takes it; who sends it turns to the service that takes it. */
  #sayRequest(placed: PlacedSite, name: ResolvedName | null): void {
    const { site, serviceKey } = placed;
    if (serviceKey === null || name === null) {
      return;
    }
    if (site.kind === "subscribe") {
      this.#sayOperationNamed(placed, serviceKey, { transport: "command", name });
    } else {
      const taker = this.#tasks.of(name.text);
      this.#sayUse(placed, taker?.serviceKey ?? null, [...name.grounds, ...(taker?.paths ?? [])]);
    }
  }

  #sayChannel(placed: PlacedSite): void {
    const name = this.#resolve(placed.site.name, placed);
    if (name !== null) {
      const kind = placed.site.detail.channel ?? "topic";
      sayChannel(this.#facts, { kind, name: name.text, ...saidOf(placed, [name]) });
    }
  }

  #sayBinding(placed: PlacedSite): void {
    const { detail } = placed.site;
    const source = this.#resolve(detail.source ?? null, placed);
    const target = this.#resolve(detail.target ?? null, placed);
    const key = detail.routingKey ?? null;
    const routingKey = this.#resolve(key, placed);
    if (source === null || target === null || (key !== null && routingKey === null)) {
      return;
    }
    const targetKind = detail.targetChannel ?? "queue";
    sayChannel(this.#facts, { kind: "exchange", name: source.text, ...saidOf(placed, [source]) });
    sayChannel(this.#facts, { kind: targetKind, name: target.text, ...saidOf(placed, [target]) });
    const ends = { source: source.text, target: target.text, targetKind };
    const said = saidOf(placed, [source, target, routingKey]);
    sayBinding(this.#facts, { ...ends, routingKey: routingKey?.text || null, ...said });
  }

  #sayOperation(placed: PlacedSite): void {
    const { site, serviceKey } = placed;
    const transport = site.detail.transport ?? "http";
    const name = this.#resolve(site.name, placed);
    if (serviceKey === null || name === null) {
      return;
    }
    if (transport === "grpc") {
      this.#sayMethods(placed, serviceKey, name);
      return;
    }
    if (transport !== "http") {
      this.#sayOperationNamed(placed, serviceKey, { transport, name });
      return;
    }
    const prefix = this.#prefixOf(placed);
    if (prefix !== null && site.detail.verb !== undefined && !this.#contracted.has(serviceKey)) {
      const text = `${site.detail.verb} ${routeOf(prefix.text, name.text)}`;
      const named = { text, grounds: [...prefix.grounds, ...name.grounds] };
      this.#sayOperationNamed(placed, serviceKey, { transport, name: named });
    }
  }

  /** Null where another file mounts the router, or a name in it is not known: then the route is not known. */
  #prefixOf(placed: PlacedSite): ResolvedName | null {
    const { detail, notes } = placed.site;
    if (notes.includes("prefix-unknown")) {
      return null;
    }
    const own = detail.prefix === undefined ? NO_NAME : this.#resolve(detail.prefix, placed);
    const ofAll = this.#prefixes.of(placed);
    return own === null || ofAll === null
      ? null
      : { text: `${ofAll.text}/${own.text}`, grounds: [...ofAll.grounds, ...own.grounds] };
  }

  #sayMethods(placed: PlacedSite, serviceKey: string, service: ResolvedName): void {
    for (const { name, place } of this.#methods.of(serviceKey, service.text)) {
      const named = { transport: "grpc", name: { ...service, text: name } };
      this.#sayOperationNamed(placed, serviceKey, named);
      this.#sayOperationNamed({ ...placed, place }, serviceKey, named);
    }
  }

  #sayOperationNamed(
    placed: PlacedSite,
    serviceKey: string,
    named: { readonly transport: string; readonly name: ResolvedName },
  ): void {
    const { transport } = named;
    const name = named.name.text;
    if (isNameOfFact(name)) {
      const attributes = { transport, requestSchema: null, responseSchema: null };
      const said = { ...saidOf(placed, [named.name]), serviceKey, attributes };
      this.#facts.add({ kind: "operation", key: [serviceKey, transport, name], name, ...said });
    }
  }

  #sayUses(placed: PlacedSite): void {
    const name = this.#resolve(placed.site.name, placed);
    const to = name === null ? null : this.#joined.landscape.parties.of(name.text);
    this.#sayUse(placed, to, name?.grounds ?? []);
  }

  #sayUse(placed: PlacedSite, to: string | null, grounds: readonly string[]): void {
    const { serviceKey } = placed;
    if (to !== null && serviceKey !== null && to !== serviceKey) {
      const named = { text: to, grounds };
      sayUse(this.#facts, { from: serviceKey, to, serviceKey, ...saidOf(placed, [named]) });
    }
  }
}

interface BrokerOfEvents extends Pick<ResolvedName, "grounds"> {
  readonly kind: ChannelKind;
}

/** The first of these that a manifest asks for. */
const BROKERS = [
  { named: "spring-modulith-events-kafka", kind: "topic" },
  { named: "spring-modulith-events-amqp", kind: "exchange" },
] as const;

/** Types that say nothing of what is sent. */
const PLAIN_TYPES =
  /^(?:string|object|any|unknown|byte|bytes|char|bool|boolean|int|integer|long|double|float|decimal|dict|list|map|buffer|uint8array|hashmap|jsonnode|jsonobject|json|value|message|record|genericrecord|specificrecord|genericmessage)(?:\W.*)?$/i;

function messageOf({ detail }: PlacedSite["site"]): string | null {
  return detail.message === undefined || PLAIN_TYPES.test(detail.message) ? null : detail.message;
}

/** By the names that it has from elsewhere. */
function saidOf(
  { site, place, conditions, grounds, isShared }: PlacedSite,
  names: readonly (Pick<ResolvedName, "grounds"> | null)[],
) {
  return {
    place,
    conditions,
    grounds: [...grounds, ...names.flatMap((name) => name?.grounds ?? [])],
    notes: isShared ? [...site.notes, "shared-code"] : site.notes,
  };
}

/** A service with a contract has its HTTP operations from it alone. */
function servicesWithContract({ repository, reach }: JoinedRepository): ReadonlySet<string> {
  const files = repository
    .ofKind("contract")
    .filter(({ content }) => content.contract.operations.some(({ transport }) => transport === "http"));
  return new Set(files.flatMap(({ folder }) => reach.ofFolder(folder).map(({ serviceKey }) => serviceKey)));
}
