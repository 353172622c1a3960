import { type Configuration, readConfiguration } from "../platform/configuration/configuration.js";
import { type GivenMasterKeys, KEY_VARIABLES, readMasterKeys } from "../platform/keys/read-master-keys.js";

/** All that the environment says. */
export type ReadEnvironment =
  | { readonly ok: true; readonly configuration: Configuration; readonly keys: GivenMasterKeys }
  | { readonly ok: false; readonly refusals: readonly string[] };

/** Reads configuration and master keys, with every refusal of both; the keys are then taken out of it. */
export function readEnvironment(env: NodeJS.ProcessEnv): ReadEnvironment {
  const [read, keys] = [readConfiguration(env), readMasterKeys(env)];
  if (read.ok && keys.ok) {
    // Threads start with a copy of the environment, and those that run what strangers wrote need no key.
    for (const variable of KEY_VARIABLES) {
      delete env[variable];
    }
    return { ok: true, configuration: read.configuration, keys: keys.keys };
  }
  const refusals = [read, keys].flatMap((part) => (part.ok ? [] : part.refusals));
  return { ok: false, refusals };
}
