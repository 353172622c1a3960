import type { Variable } from "./variable.js";

export const DATABASE_VARIABLES = [
  {
    name: "ConnectionStrings__DefaultConnection",
    whenUnset: "the start is refused (`npm start` brings a PostgreSQL of its own)",
    profile: "both",
    does: "The PostgreSQL 15 or later that holds everything: `Host=…;Port=…;Database=…;Username=…;Password=…;SSL Mode=…` or a `postgres://` URL ([what it may say](../reference/running.md#the-database)).",
    refused:
      "missing, or with a name or value that is not known (the nearest one is said); a certificate that cannot be used; a database that cannot be reached",
  },
  {
    name: "Database__MigrateOnStartup",
    whenUnset: "`true`",
    profile: "both",
    does: "Whether the start brings the tables up to this version. With `false` the service starts only on tables that are.",
    refused: "neither `true` nor `false`; `false` on a database that is behind",
  },
] as const satisfies readonly Variable[];
