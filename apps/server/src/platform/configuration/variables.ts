import { DATABASE_VARIABLES } from "./variables/database.js";
import { INSTANCE_VARIABLES } from "./variables/instance.js";
import { MASTER_KEY_VARIABLES } from "./variables/master-keys.js";
import { NETWORK_VARIABLES } from "./variables/network.js";
import { SIGN_IN_VARIABLES } from "./variables/sign-in.js";
import { TELEMETRY_VARIABLES } from "./variables/telemetry.js";
import type { Variable } from "./variables/variable.js";

/**
 * Every variable that the service reads, by the part of `docs/operations/configuration.md` it stands in. What is
 * not here cannot be read: `Environment` has these names alone.
 */
export const VARIABLES = {
  Database: DATABASE_VARIABLES,
  Instance: INSTANCE_VARIABLES,
  "Master keys": MASTER_KEY_VARIABLES,
  Network: NETWORK_VARIABLES,
  "Sign-in at providers": SIGN_IN_VARIABLES,
  Telemetry: TELEMETRY_VARIABLES,
} as const satisfies Readonly<Record<string, readonly Variable[]>>;

/** The name of a declared variable. */
export type VariableName = (typeof VARIABLES)[keyof typeof VARIABLES][number]["name"];

/** The environment as the service may read it. */
export type Environment = Readonly<Partial<Record<VariableName, string | undefined>>>;
