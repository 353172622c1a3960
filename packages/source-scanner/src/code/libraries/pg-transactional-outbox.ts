import type { LibraryTable } from "../finding/site-rule.js";

export const PG_TRANSACTIONAL_OUTBOX: LibraryTable = {
  library: "pg-transactional-outbox",
  languages: ["typescript", "javascript"],
  gate: ["pg-transactional-outbox"],
  imports: ["pg-transactional-outbox"],
  importTokens: { "pg-transactional-outbox": "pg-transactional-outbox" },
  rules: [],
};
