import type { Configuration } from "../configuration/configuration.js";
import { StartRefusal } from "../lifecycle/start-refusal.js";
import type { Log } from "../logging/log.js";
import type { MasterKey } from "./master-key.js";
import { makeMasterKeyFile, masterKeyPath, readMasterKeyFile } from "./master-key-file.js";
import { rowsInWords } from "./missing-keys.js";
import type { GivenMasterKeys } from "./read-master-keys.js";
import type { KeyCounts } from "./row-counts.js";
import { countsByKey } from "./sealed-rows.js";

/** The keys the service runs with. */
export interface LoadedMasterKeys {
  readonly current: MasterKey;
  /** What is stored under it is rewritten at the start; what it signed is known as long as it is given. */
  readonly previous: MasterKey | null;
}

/** The keys of the environment; in `local`, without one, that of the data directory, made when it may be. */
export async function loadMasterKeys(
  configuration: Configuration,
  { current, previous }: GivenMasterKeys,
  log: Log,
): Promise<LoadedMasterKeys> {
  if (current === null) {
    return { current: await localKey(configuration), previous };
  }
  if (configuration.profile === "local") {
    await warnOfIgnoredFile(configuration, log);
  }
  return { current, previous };
}

async function warnOfIgnoredFile({ dataDirectory }: Configuration, log: Log): Promise<void> {
  const path = masterKeyPath(dataDirectory);
  const isThere = await readMasterKeyFile(path).then(
    (key) => key !== null,
    () => true,
  );
  if (isThere) {
    log.warn({}, `The environment gives a master key, so the file ${path} is ignored.`);
  }
}

async function localKey(configuration: Configuration): Promise<MasterKey> {
  const path = masterKeyPath(configuration.dataDirectory);
  const kept = await readMasterKeyFile(path);
  if (kept !== null) {
    return kept;
  }
  const stored = await storedUnderKeys(configuration.database, path);
  if (stored.length === 0) {
    await makeMasterKeyFile(configuration.dataDirectory);
  }
  // Also beside stored data: another process may have made it, and stored them, since the first look.
  const made = await readMasterKeyFile(path);
  if (made === null) {
    throw stored.length === 0 ? leadsNowhere(path) : wouldHideLostKey(path, stored);
  }
  return made;
}

/** A new key beside data under a lost one would hide that the key is lost. */
function wouldHideLostKey(path: string, stored: readonly KeyCounts[]): StartRefusal {
  return new StartRefusal(
    `No master key is set and there is no ${path}, but the database holds data under the master key ${rowsInWords(stored)}. Loaded: none. Restore that file or set Service__MasterKey to that key; if it is lost, "keys forget --yes" deletes what is stored under it.`,
  );
}

function leadsNowhere(path: string): StartRefusal {
  return new StartRefusal(
    `The master key file ${path} is a link to a file that is not there: restore that file, delete the link, or set Service__MasterKey.`,
  );
}

async function storedUnderKeys(
  database: Configuration["database"],
  path: string,
): Promise<readonly KeyCounts[]> {
  // Loaded where it is needed: a start that is refused before says so at once.
  const { makeDataSource } = await import("../database/data-source.js");
  const made = makeDataSource(database, { connections: 1, entities: [] });
  const dataSource = await made.initialize().catch((thrown: unknown) => {
    throw unreachable(path, thrown);
  });
  try {
    return await countsByKey(dataSource.manager);
  } finally {
    await dataSource.destroy();
  }
}

function unreachable(path: string, cause: unknown): StartRefusal {
  return new StartRefusal(
    `No master key is set and there is no ${path}. Before one is made the database is asked whether it holds data under another, and the database cannot be reached: check ConnectionStrings__DefaultConnection and that PostgreSQL runs, or set Service__MasterKey.`,
    { cause },
  );
}
