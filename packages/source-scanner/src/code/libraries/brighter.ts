import { noName } from "../finding/picks.js";
import type { LibraryTable, SiteRule } from "../finding/site-rule.js";
import { signature } from "./signatures.js";

const STORED = ["MsSqlOutbox", "PostgreSqlOutbox", "MySqlOutbox", "DynamoDbOutbox", "SqliteOutbox"] as const;

export const BRIGHTER: LibraryTable = {
  library: "brighter",
  languages: ["c-sharp"],
  gate: ["(?:MsSql|PostgreSql|MySql|DynamoDb|Sqlite|InMemory)Outbox", "UseOutboxSweeper"],
  imports: ["Paramore.Brighter"],
  rules: [
    ...STORED.map(
      (token): SiteRule => ({
        tokens: [`${token}\\w*`],
        as: ["new", "mention", "call"],
        kind: "signature",
        name: noName,
        detail: () => ({ token }),
      }),
    ),
    {
      tokens: ["InMemoryOutbox"],
      as: ["new", "mention"],
      kind: "signature",
      name: noName,
      detail: () => ({ token: "InMemoryOutbox" }),
    },
    signature(["UseOutboxSweeper"]),
  ],
};
