import type { Variable } from "./variable.js";

export const MASTER_KEY_VARIABLES = [
  {
    name: "Service__MasterKey",
    whenUnset: "`local` keeps one in `master.key` in the data directory and makes it at the first start",
    profile: "both",
    does: "The key that credentials and session keys are stored under: the base64 of 32 random bytes, `openssl rand -base64 32`.",
    refused:
      "not the base64 of exactly 32 bytes; missing in `hosted`; not the key of what is stored; with `Service__MasterKeyFile`",
  },
  {
    name: "Service__MasterKeyFile",
    whenUnset: "no file is read",
    profile: "both",
    does: "A file that holds the master key, in place of `Service__MasterKey`. It may end with a line break.",
    refused: "as for `Service__MasterKey`, and a file that cannot be read",
  },
  {
    name: "Service__PreviousMasterKey",
    whenUnset: "there is no rotation",
    profile: "both",
    does: "The master key of before. At the start, what is stored under it is written again under the current one.",
    refused: "not the base64 of exactly 32 bytes; with `Service__PreviousMasterKeyFile`",
  },
  {
    name: "Service__PreviousMasterKeyFile",
    whenUnset: "no file is read",
    profile: "both",
    does: "A file that holds the previous master key.",
    refused: "as for `Service__PreviousMasterKey`, and a file that cannot be read",
  },
] as const satisfies readonly Variable[];
