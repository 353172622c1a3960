import type { Variable } from "./variable.js";

export const INSTANCE_VARIABLES = [
  {
    name: "Service__Profile",
    whenUnset: "`local`",
    profile: "both",
    does: "`local` for yourself and people you know, `hosted` for strangers on a public name.",
    refused: "neither `local` nor `hosted`",
  },
  {
    name: "Service__DataDirectory",
    whenUnset: "`./data`",
    profile: "local",
    does: "The folder of the files that the service keeps outside the database, `master.key` and `setup-code`.",
    refused: "a folder that cannot be written",
  },
  {
    name: "Service__SetupToken",
    whenUnset: "`local` makes a code and logs it while there is no account",
    profile: "both",
    does: "What the first account is made with.",
    refused: "under 16 characters; missing in `hosted` while there is no account",
  },
  {
    name: "Service__SecureCookies",
    whenUnset: "`true` in `hosted`, `false` in `local`",
    profile: "both",
    does: "Whether the session cookie is always marked Secure. With `false` it is when the request came over HTTPS.",
    refused: "neither `true` nor `false`; `false` in `hosted`",
  },
  {
    name: "Service__MemoryBytes",
    whenUnset: "the limit of the process's control group, or else the memory of the machine",
    profile: "both",
    does: "The bytes of memory that the process may use. [How many large jobs run at once](sizing-and-scaling.md#memory) goes by it.",
    refused: "no whole number; less than the service runs in",
  },
  {
    name: "Service__WorkspaceQuotaBytes",
    whenUnset: "2147483648 (2 GiB)",
    profile: "both",
    does: "The bytes that a workspace may [store](../reference/workspaces.md#storage): facts with their history and branches, versions of schemas and scenarios, revisions, stress runs.",
    refused: "no whole number",
  },
  {
    name: "Service__WebClient",
    whenUnset: "`on`",
    profile: "both",
    does: "Whether the service serves the [web client](../reference/running.md#the-web-client), `on` or `off`. Without it there is the API, and the small pages for people.",
    refused: "neither `on` nor `off`",
  },
] as const satisfies readonly Variable[];
