import "reflect-metadata";
import { type ForgettableRow, forgetRows, rowsUnderOtherKeys } from "../platform/keys/forget-rows.js";
import type { MasterKey } from "../platform/keys/master-key.js";
import { masterKeyPath, readMasterKeyFile } from "../platform/keys/master-key-file.js";
import { Log } from "../platform/logging/log.js";
import { type ReadEnvironment, readEnvironment } from "./read-environment.js";
import { refuseFailedStart, refuseStart } from "./refuse.js";
import { withDatabase } from "./with-database.js";

/**
 * `keys forget`: lists what is stored under master keys that are not loaded, exit code 1 if there is any.
 * With `isSure` it deletes it (docs/reference/running.md#commands).
 */
export async function forgetKeys(
  env: NodeJS.ProcessEnv,
  { isSure }: { readonly isSure: boolean },
): Promise<number> {
  const log = new Log();
  const read = readEnvironment(env);
  if (!read.ok) {
    return refuseStart(log, read.refusals);
  }
  try {
    return await withDatabase(read, async (unitOfWork) => {
      const loaded = await loadedKeys(read);
      const rows = await (isSure ? forgetRows(unitOfWork, loaded) : rowsUnderOtherKeys(unitOfWork, loaded));
      process.stdout.write(report(rows, loaded, isSure));
      return rows.length > 0 && !isSure ? 1 : 0;
    });
  } catch (thrown) {
    return refuseFailedStart(log, thrown);
  }
}

/** The keys that a start in this environment would have; none is made. */
async function loadedKeys({
  configuration,
  keys,
}: ReadEnvironment & { ok: true }): Promise<readonly MasterKey[]> {
  const current = keys.current ?? (await readMasterKeyFile(masterKeyPath(configuration.dataDirectory)));
  return [current, keys.previous].filter((key) => key !== null);
}

function report(rows: readonly ForgettableRow[], loaded: readonly MasterKey[], isDone: boolean): string {
  const keys = `Loaded: ${[...new Set(loaded.map(({ id }) => id))].join(", ") || "no master key"}.`;
  if (rows.length === 0) {
    return `Nothing is stored under a master key that is not loaded. ${keys}\n`;
  }
  const lines = rows.map(({ keyId, what }) => `  ${keyId}  ${what}`);
  const [heading, end] = isDone
    ? ["Deleted, under master keys that are not loaded:", "Recorded in the audit list of the instance."]
    : [
        "Stored under master keys that are not loaded:",
        'Nothing was deleted. "keys forget --yes" deletes these; they cannot be brought back.',
      ];
  return `${[heading, ...lines, keys, end].join("\n")}\n`;
}
