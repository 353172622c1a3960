import type { CodeName } from "../code/code-extraction.js";
import type { AppSetting } from "../infrastructure/read-app-config.js";
import { SCAN_LIMITS } from "../limits.js";
import { baseName } from "../selecting/file-path.js";
import { listAt } from "./list-at.js";
import type { Place } from "./place.js";
import type { ScannedRepository } from "./scanned-repository.js";
import type { ServiceReach } from "./service-reach.js";

interface Constant {
  readonly name: string;
  readonly folder: string;
  readonly value: string;
  readonly place: Place;
}

interface Setting {
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
  /** Where other source says it; none where the place itself or settings do. */
  readonly grounds: readonly Place[];
}

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
      for (const { name, value, lines } of content.code.constants) {
        listAt(this.#constants, lastPart(name)).push({ name, folder, value, place: { path, lines } });
      }
    }
    for (const { path, folder, content } of repository.ofKind("settings")) {
      const isBase = /^(?:application|bootstrap)\.\w+$/.test(baseName(path));
      for (const { key, value } of content.settings) {
        this.#addSetting({ key, value }, folder, isBase);
      }
    }
  }

  /** Null for a name that is not written anywhere, or in two ways. */
  resolve(name: CodeName, asked: Asked): ResolvedName | null {
    if (name === null) {
      return null;
    }
    const found = "constant" in name ? this.#constantsOf(name.constant, asked) : [];
    const text = this.#textOf(name, found, asked);
    const others = found.filter(({ place }) => place.path !== asked.path);
    const grounds = others.slice(0, SCAN_LIMITS.groundSources).map(({ place }) => place);
    return text === null ? null : { text, grounds };
  }

  #textOf(name: NonNullable<CodeName>, constants: readonly Constant[], asked: Asked): string | null {
    if ("property" in name) {
      return this.#setting(name.property, name.fallback, asked, 0);
    }
    const said = "literal" in name ? name.literal : onlyOne(constants.map(({ value }) => value));
    return said === null ? null : this.#filled(said, asked, 0);
  }

  #addSetting({ key, value }: Pick<AppSetting, "key" | "value">, folder: string, isBase: boolean): void {
    listAt(this.#settings, relaxed(key)).push({ value, folder, isBase });
  }

  /** A constant of the same file before those of others in the same service. */
  #constantsOf(name: string, asked: Asked): readonly Constant[] {
    const alike = this.#constants.get(lastPart(name)) ?? [];
    const named = alike.length > CANDIDATES ? [] : alike.filter((one) => isMeant(name, one.name));
    const own = named.filter(({ place }) => place.path === asked.path);
    const near = own.length > 0 ? own : named.filter(({ folder }) => this.#isNear(folder, asked));
    const exact = near.filter((one) => name === one.name || name.endsWith(`.${one.name}`));
    return exact.length > 0 ? exact : near;
  }

  #isNear(folder: string, { serviceKey }: Asked): boolean {
    return serviceKey === null || this.#reach.ofFolder(folder).some((one) => one.serviceKey === serviceKey);
  }

  /** What the file without a profile says, else what all others say alike, else what the code falls back to. */
  #setting(key: string, fallback: string | null, asked: Asked, step: number): string | null {
    const near = (this.#settings.get(relaxed(key)) ?? []).filter(({ folder }) => this.#isNear(folder, asked));
    const base = near.filter(({ isBase }) => isBase);
    const values = (base.length > 0 ? base : near).map(({ value }) => value);
    const value = values.length === 0 ? fallback : onlyOne(values);
    return value === null ? null : this.#filled(value, asked, step + 1);
  }

  /** A text with its `${key:default}` filled in; null when one of them is not known. */
  #filled(text: string, asked: Asked, step: number): string | null {
    if (!text.includes("${")) {
      return text;
    }
    let isKnown = step < STEPS;
    const filled = text.replace(
      /\$\{([^{}:]+)(?::([^{}]*))?\}/g,
      (_whole, key: string, fallback?: string) => {
        const value = isKnown ? this.#setting(key.trim(), fallback ?? null, asked, step) : null;
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
function onlyOne(values: readonly string[]): string | null {
  const [value = null, ...others] = new Set(values);
  return others.length === 0 ? value : null;
}
