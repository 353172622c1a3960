import type { Binding } from "../facts/binding.js";
import type { ChannelKind } from "../facts/channel.js";
import type { ElementKind } from "../facts/element.js";
import { FACT_KINDS, type FactKind, LIST_OF_KIND, type Model } from "../facts/model.js";
import type { BindingId } from "../guid.js";

/** Whether bindings leave a channel, or lead to it. */
export interface ChannelRoles {
  readonly isSource: boolean;
  readonly isTarget: boolean;
}

/**
 * What a rule may ask about the model a fact stands in. Rules are judged on the model as it would be
 * after the change, be it one edit, a batch or an import: whoever asks them builds that state.
 */
export interface ModelLookup {
  /** The kind of thing an ID names. */
  readonly kinds: { get(id: string): FactKind | undefined };
  readonly elements: ReadonlyMap<string, { readonly kind: ElementKind }>;
  readonly channels: ReadonlyMap<string, { readonly kind: ChannelKind }>;
  readonly schemas: { has(id: string): boolean };
  /** The binding on a route (`routeOf`). */
  readonly routes: ReadonlyMap<string, BindingId>;
  /** What the bindings that are not themselves judged make of a channel. */
  readonly rolesOfChannels: ReadonlyMap<string, ChannelRoles>;
}

/** The lookup of a whole model, to judge facts of it one by one. */
export function lookupOf(model: Model): ModelLookup {
  return {
    kinds: new Map(FACT_KINDS.flatMap((kind) => model[LIST_OF_KIND[kind]].map(({ id }) => [id, kind]))),
    elements: new Map(model.elements.map((element) => [element.id, element])),
    channels: new Map(model.channels.map((channel) => [channel.id, channel])),
    schemas: new Set<string>(model.schemas.map(({ id }) => id)),
    routes: routesOf(model.bindings),
    rolesOfChannels: rolesOfChannels(model.bindings),
  };
}

type Route = Pick<Binding, "sourceChannelId" | "targetChannelId" | "routingKey">;

/** What names a binding beside its ID: source, target and routing key (docs/reference/model.md#bindings). */
export function routeOf({ sourceChannelId, targetChannelId, routingKey }: Route): string {
  return `${sourceChannelId} ${targetChannelId}${routingKey === null ? "" : ` ${routingKey}`}`;
}

/** The binding on each route; the first, when several are on one. */
export function routesOf(bindings: Iterable<Binding>): Map<string, BindingId> {
  const routes = new Map<string, BindingId>();
  for (const binding of bindings) {
    const route = routeOf(binding);
    if (!routes.has(route)) {
      routes.set(route, binding.id);
    }
  }
  return routes;
}

/** The roles that bindings give their channels. */
export function rolesOfChannels(bindings: Iterable<Route>): Map<string, ChannelRoles> {
  const roles = new Map<string, ChannelRoles>();
  for (const { sourceChannelId, targetChannelId } of bindings) {
    roles.set(sourceChannelId, { isTarget: roles.get(sourceChannelId)?.isTarget ?? false, isSource: true });
    roles.set(targetChannelId, { isSource: roles.get(targetChannelId)?.isSource ?? false, isTarget: true });
  }
  return roles;
}
