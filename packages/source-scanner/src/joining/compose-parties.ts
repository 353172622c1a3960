import type { ComposeService } from "../infrastructure/read-compose.js";
import type { Place } from "./place.js";
import type { ScannedRepository } from "./scanned-repository.js";

/** A service of a compose file as all compose files of its folder say it. */
export interface ComposeParty {
  readonly name: string;
  readonly folder: string;
  readonly image: string | null;
  readonly build: ComposeService["build"];
  readonly buildPlace: Place;
  readonly imagePlace: Place;
  /** Names and hosts that it turns to, each with its place. */
  readonly turnsTo: { readonly name: string; readonly place: Place }[];
}

/** Files of one folder are read as one: the plain one first, then what overrides it, by path. */
export function composeParties(repository: ScannedRepository): readonly ComposeParty[] {
  const parties = new Map<string, ComposeParty>();
  const files = [...repository.ofKind("compose")].sort(
    (one, other) => Number(isOverride(one.path)) - Number(isOverride(other.path)),
  );
  for (const { path, folder, content } of files) {
    for (const service of content.services) {
      const key = `${folder}\n${service.name}`;
      parties.set(key, merged(parties.get(key) ?? null, service, { path, folder }));
    }
  }
  return [...parties.values()];
}

function isOverride(path: string): boolean {
  return /compose[._-][^/]*\.ya?ml$/i.test(path);
}

function merged(
  known: ComposeParty | null,
  service: ComposeService,
  { path, folder }: { path: string; folder: string },
): ComposeParty {
  const place = { path, lines: service.lines };
  const turnsTo = known?.turnsTo ?? [];
  for (const { name, lines } of [...service.dependsOn, ...service.hosts]) {
    turnsTo.push({ name, place: { path, lines } });
  }
  return {
    name: service.name,
    folder,
    image: known?.image ?? service.image,
    build: known?.build ?? service.build,
    buildPlace: known !== null && (known.build !== null || service.build === null) ? known.buildPlace : place,
    imagePlace: known !== null && (known.image !== null || service.image === null) ? known.imagePlace : place,
    turnsTo,
  };
}
