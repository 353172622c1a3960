import { FRAME_WORDS as words } from "../words/frame.js";
import { PROJECT_SCREENS } from "./project-screens.js";

/** Keys, with a blank between those that are pressed one after the other, and what they do. */
export type KeyLine = readonly [keys: string, what: string];

/** The keys that do something anywhere; `g` leads where there is a project. */
export function keysAnywhere(projectId: string | undefined): readonly KeyLine[] {
  const screens = projectId === undefined ? [] : PROJECT_SCREENS;
  return [
    ...words.keys,
    ...screens.map(({ name, key }): KeyLine => [`g ${key}`, words.sections[name].toLowerCase()]),
  ];
}

/** The keys of the screen at an address. */
export function keysAt(path: string): readonly KeyLine[] {
  const known: Readonly<Record<string, readonly KeyLine[]>> = words.screenKeys;
  const [, list = "", one] = /^\/projects\/[^/]+\/([a-z]+)(\/.)?/.exec(path) ?? [];
  const inner = INNER.find(([address]) => address.test(path))?.[1];
  const screen = inner ?? (list === "scenarios" && one !== undefined ? "scenario" : list);
  return Object.hasOwn(known, screen) ? (known[screen] ?? []) : [];
}

/** Screens below others, with keys of their own. */
const INNER: readonly (readonly [address: RegExp, screen: string])[] = [
  [/^\/projects\/[^/]+\/sources\/imports\/./, "import"],
  [/^\/projects\/[^/]+\/proposals\/architectures\/(?!new$)./, "architecture"],
];
