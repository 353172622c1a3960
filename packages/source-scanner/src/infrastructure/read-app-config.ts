import type { Lines } from "../code/code-extraction.js";
import type { DataPlace } from "../reading/data-place.js";
import { readData } from "../reading/read-data.js";
import { readProperties } from "../reading/read-properties.js";

/** A setting of an application, its key with dots. */
export interface AppSetting {
  readonly key: string;
  readonly value: string;
  readonly lines: Lines;
}

const SECRET = /passw|passphrase|secret|token|credential|private|api-?key|access-?key|jaas/i;

const VALUE_CHARACTERS = 500;

const DEPTH = 30;

/** The settings of an application file; null when it cannot be read, or is no table of them. What may be a secret is left out. */
export function readAppConfig(text: string, extension: string): readonly AppSetting[] | null {
  const settings = extension === "properties" ? propertiesOf(text) : readData(text, "yaml", settingsOf);
  return settings?.filter(isKept).map(withoutUser) ?? null;
}

function settingsOf(documents: readonly DataPlace[]): readonly AppSetting[] | null {
  const tables = documents.filter(({ isObject }) => isObject);
  const isOther = tables.length === 0 && documents.some(({ value }) => value !== null);
  return isOther ? null : tables.filter(isOfNoProfile).flatMap((root) => flattened(root, "", 0));
}

/** A document of a file that holds for a profile alone says nothing for sure. */
function isOfNoProfile(root: DataPlace): boolean {
  return (
    root.at("spring", "config", "activate").value === undefined && root.at("spring", "profiles").text === null
  );
}

function flattened(place: DataPlace, key: string, depth: number): readonly AppSetting[] {
  if (depth > DEPTH) {
    return [];
  }
  if (place.scalar !== null) {
    return [{ key, value: place.scalar, lines: place.lines }];
  }
  const members = place.members.flatMap((one) =>
    flattened(one, key === "" ? one.key : `${key}.${one.key}`, depth + 1),
  );
  return [...members, ...place.entries.flatMap((one) => flattened(one, `${key}[${one.key}]`, depth + 1))];
}

/** A text of bare words alone is none. */
function propertiesOf(text: string): readonly AppSetting[] | null {
  const said = readProperties(text);
  const isOther = said === null || (said.length > 0 && said.every(({ value }) => value === null));
  const ofProfiles = new Set(said?.flatMap(({ key, document }) => (OF_PROFILE.test(key) ? [document] : [])));
  const forAll = said?.filter(({ document }) => !ofProfiles.has(document)) ?? [];
  return isOther ? null : forAll.map(({ key, value, lines }) => ({ key, value: value ?? "", lines }));
}

const OF_PROFILE = /^spring\.(?:config\.activate\.|profiles$)/;

function isKept({ key, value }: AppSetting): boolean {
  return !SECRET.test(key) && value.length <= VALUE_CHARACTERS;
}

/** An address may hold a name and a password. */
function withoutUser(setting: AppSetting): AppSetting {
  return { ...setting, value: setting.value.replace(/:\/\/[^\s/@]*@/g, "://") };
}
