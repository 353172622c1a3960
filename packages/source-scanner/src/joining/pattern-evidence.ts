import type { PartPackage } from "../patterns/pattern-rule.js";
import { folderOf } from "../selecting/file-path.js";
import type { Stack } from "./condition-text.js";
import type { JoinedRepository } from "./joined-repository.js";
import { listAt } from "./list-at.js";
import type { FoundPackage } from "./package-finder.js";
import type { Place } from "./place.js";
import type { PlacedSites } from "./placed-sites.js";
import { servicesWithUnreadManifest } from "./unread-manifests.js";

/** A place that has a part of a pattern, while findings are made. */
export interface PartSite {
  readonly role: string;
  readonly place: Place;
  readonly conditions: Stack;
  readonly notes: readonly string[];
}

/** What is known of a library in one service. */
export interface Evidence {
  readonly serviceKey: string | null;
  readonly tokens: ReadonlyMap<string, readonly (PartSite & { readonly token: string })[]>;
  readonly packages: readonly (PartSite & NamedPackage)[];
  readonly roles: readonly PartSite[];
  /** Whether it is known that nobody asks for such a package. */
  readonly lacks: (wanted: PartPackage) => boolean;
}

type NamedPackage = Pick<FoundPackage, "name" | "ecosystem">;

/** Whether a package is one that is asked for. */
export function isPackage({ name, ecosystem }: NamedPackage, { named, of }: PartPackage): boolean {
  return of.includes(ecosystem) && named.test(name);
}

/** What source says of all services. */
export interface Found {
  readonly joined: JoinedRepository;
  readonly sites: PlacedSites;
  readonly routers: ReadonlyMap<string | null, readonly Place[]>;
  readonly tables: ReadonlyMap<string | null, readonly Place[]>;
  /** Services of which a manifest was not looked through; null where any was not. */
  readonly unread: ReadonlySet<string | null>;
}

/** The same, with the places of each service gathered once. */
export function foundInSource(joined: JoinedRepository, sites: PlacedSites): Found {
  const routers = placesOfServices(joined, routersOf(joined));
  const tables = placesOfServices(joined, tablesOf(joined));
  return { joined, sites, routers, tables, unread: servicesWithUnreadManifest(joined) };
}

/** What is known of patterns in one service; null: in source that is in none. */
export function evidenceOf(found: Found, serviceKey: string | null): Evidence {
  const { joined, sites, routers, tables, unread } = found;
  const tokens = new Map<string, (PartSite & { readonly token: string })[]>();
  const add = (library: string, site: PartSite & { readonly token: string }) => {
    listAt(tokens, library).push(site);
  };
  const own = sites.ofService.get(serviceKey) ?? [];
  for (const { site, place, conditions } of own.filter((one) => one.site.kind === "signature")) {
    add(site.library, { role: "", token: site.detail.token ?? "", place, conditions, notes: site.notes });
  }
  for (const place of routers.get(serviceKey) ?? []) {
    add("debezium", { role: "", token: "EventRouter", place, conditions: [], notes: [] });
  }
  const asked = joined.packages.of(serviceKey);
  const packages = asked.map(({ name, ecosystem, place, conditions }) => ({
    role: "",
    name,
    ecosystem,
    place,
    conditions,
    notes: [],
  }));
  const roles = own
    .filter((one) => one.site.kind === "role")
    .map(({ site, place, conditions }) => ({
      role: site.detail.role ?? "",
      place,
      conditions,
      notes: site.notes,
    }));
  const storages = (tables.get(serviceKey) ?? []).map((place) => ({
    role: "storage",
    place,
    conditions: [],
    notes: [],
  }));
  return {
    serviceKey,
    tokens,
    packages: serviceKey === null ? [] : packages,
    roles: [...roles, ...storages],
    // Without a manifest of its ecosystem that asks for anything nobody knows what the source comes with.
    lacks: (wanted) =>
      !unread.has(serviceKey) &&
      asked.some(({ ecosystem }) => wanted.of.includes(ecosystem)) &&
      !asked.some((one) => isPackage(one, wanted)),
  };
}

/** Places in files by the services whose reach they are in; what is in none is of none. */
function placesOfServices(
  { reach }: JoinedRepository,
  places: readonly Place[],
): ReadonlyMap<string | null, readonly Place[]> {
  const found = new Map<string | null, Place[]>();
  for (const place of places) {
    const keys = reach.ofFolder(folderOf(place.path)).map(({ serviceKey }) => serviceKey);
    for (const key of keys.length === 0 ? [null] : keys) {
      listAt<string | null, Place>(found, key).push(place);
    }
  }
  return found;
}

/** Connectors that are configured. */
function routersOf({ repository }: JoinedRepository): readonly Place[] {
  return repository.files.flatMap(({ file: { path }, extraction: { outboxRouter } }) =>
    outboxRouter === null ? [] : [{ path, lines: outboxRouter }],
  );
}

/** Tables of outboxes that SQL makes. */
function tablesOf({ repository }: JoinedRepository): readonly Place[] {
  return repository
    .ofKind("sql")
    .flatMap(({ path, content }) => content.tables.map(({ lines }) => ({ path, lines })));
}
