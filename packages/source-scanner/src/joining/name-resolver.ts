import type { CodeName } from "../code/code-extraction.js";
import { SCAN_LIMITS } from "../limits.js";
import { baseName } from "../selecting/file-path.js";
import { groundPaths } from "./ground-paths.js";
import { listAt } from "./list-at.js";
import type { ScannedRepository } from "./scanned-repository.js";
import type { ServiceReach } from "./service-reach.js";

interface Constant {
  readonly name: string;
  readonly path: string;
  readonly folder: string;
  readonly value: string;
}

interface Setting {
  readonly path: string;
  readonly value: string;
  readonly folder: string;
  /** Of the file that holds for every profile. */
  readonly isBase: boolean;
}

/** Where a name is written: the file, and the service that is asked about. */
export interface Asked {
  readonly path: string;
  readonly serviceKey: string | null;
}

/** What a name comes to. */
export interface ResolvedName {
  readonly text: string;
  /** Other files that say it. */
  readonly grounds: readonly string[];
}

/** What is asked for, with the files that it comes from as far as these are known. */
interface Search extends Asked {
  readonly step: number;
  readonly from: Set<string>;
}

export const NO_NAME: ResolvedName = { text: "", grounds: [] };

const STEPS = 5;

/** Of more constants of one name nobody knows which is meant. */
const CANDIDATES = 1000;

/** What names come to that other files say: constants of source, settings of applications. */
export class NameResolver {
  readonly #reach: ServiceReach;
  /** By the last part of their names. */
  readonly #constants = new Map<string, Constant[]>();
  readonly #settings = new Map<string, Setting[]>();

  constructor(repository: ScannedRepository, reach: ServiceReach) {
    this.#reach = reach;
    for (const { path, folder, content } of repository.ofKind("source")) {
      for (const { name, value } of content.code.constants) {
        listAt(this.#constants, lastPart(name)).push({ name, path, folder, value });
      }
    }
    for (const { path, folder, content } of repository.ofKind("settings")) {
      const isBase = /^(?:application|bootstrap)\.\w+$/.test(baseName(path));
      for (const { key, value } of content.settings) {
        listAt(this.#settings, relaxed(key)).push({ path, folder, value, isBase });
      }
    }
  }

  /** Null for a name that is not written anywhere, or in two ways. */
  resolve(name: CodeName, asked: Asked): ResolvedName | null {
    if (name === null) {
      return null;
    }
    const search = { ...asked, step: 0, from: new Set<string>() };
    const text = this.#textOf(name, search);
    search.from.delete(asked.path);
    return text === null ? null : { text, grounds: groundPaths(search.from) };
  }

  #textOf(name: NonNullable<CodeName>, search: Search): string | null {
    if ("property" in name) {
      return this.#setting(name.property, name.fallback, search);
    }
    const said = "literal" in name ? name.literal : this.#constant(name.constant, search);
    return said === null ? null : this.#filled(said, search);
  }

  /** A constant of the same file before those of others in the same service; two values are none. */
  #constant(name: string, asked: Search): string | null {
    const alike = this.#constants.get(lastPart(name)) ?? [];
    const named = alike.length > CANDIDATES ? [] : alike.filter((one) => isMeant(name, one.name));
    const own = named.filter(({ path }) => path === asked.path);
    const near = own.length > 0 ? own : named.filter(({ folder }) => this.#isNear(folder, asked));
    const exact = near.filter((one) => name === one.name || name.endsWith(`.${one.name}`));
    return onlyOne(exact.length > 0 ? exact : near, asked);
  }

  #isNear(folder: string, { serviceKey }: Asked): boolean {
    return serviceKey === null || this.#reach.ofFolder(folder).some((one) => one.serviceKey === serviceKey);
  }

  /** What the file without a profile says, else what all others say alike, else what the code falls back to. */
  #setting(key: string, fallback: string | null, asked: Search): string | null {
    const near = (this.#settings.get(relaxed(key)) ?? []).filter(({ folder }) => this.#isNear(folder, asked));
    const base = near.filter(({ isBase }) => isBase);
    const value = near.length === 0 ? fallback : onlyOne(base.length > 0 ? base : near, asked);
    return value === null ? null : this.#filled(value, { ...asked, step: asked.step + 1 });
  }

  /** A text with its `${key:default}` filled in; null when one of them is not known. */
  #filled(text: string, asked: Search): string | null {
    if (!text.includes("${")) {
      return text;
    }
    let isKnown = asked.step < STEPS;
    const filled = text.replace(
      /\$\{([^{}:]+)(?::([^{}]*))?\}/g,
      (_whole, key: string, fallback?: string) => {
        const value = isKnown ? this.#setting(key.trim(), fallback ?? null, asked) : null;
        isKnown &&= value !== null;
        return value ?? "";
      },
    );
    return isKnown && !filled.includes("${") ? filled : null;
  }
}

/** `app.order-topic`, `app.orderTopic` and `APP_ORDER_TOPIC` are one setting. */
function relaxed(key: string): string {
  return key.toLowerCase().replace(/[-_]/g, "");
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}

/** `shop.Topics.ORDERS` may be `Topics.ORDERS` of a type, or `ORDERS` of a package; `ORDERS` may be imported from a type. */
function isMeant(asked: string, name: string): boolean {
  return asked === name || asked.endsWith(`.${name}`) || !asked.includes(".");
}

/** Two values are none. */
function onlyOne(found: readonly (Constant | Setting)[], { from }: Search): string | null {
  const [value = null, ...others] = new Set(found.map((one) => one.value));
  for (const { path } of found.slice(0, SCAN_LIMITS.grounds)) {
    from.add(path);
  }
  return others.length === 0 ? value : null;
}
