import { noName } from "../finding/picks.js";
import type { LibraryTable } from "../finding/site-rule.js";

const LANGUAGES = ["java", "kotlin"] as const;

/** Libraries of the JVM whose one purpose is an outbox. */
export const JVM_OUTBOXES: readonly LibraryTable[] = [
  {
    library: "gruelbox",
    languages: LANGUAGES,
    gate: ["TransactionOutbox\\.builder"],
    imports: ["com.gruelbox.transactionoutbox"],
    rules: [
      {
        tokens: ["builder"],
        as: ["call"],
        only: (use) =>
          use.call.on?.is === "name" && use.call.on.path.split(".").at(-1) === "TransactionOutbox",
        kind: "signature",
        name: noName,
        detail: () => ({ token: "TransactionOutbox.builder" }),
      },
    ],
  },
  {
    library: "eventuate-tram",
    languages: LANGUAGES,
    gate: ["TramMessageProducerJdbcConfiguration"],
    imports: ["io.eventuate.tram"],
    rules: [
      {
        tokens: ["TramMessageProducerJdbcConfiguration"],
        as: ["mention", "base"],
        only: (use) => !use.path.some((node) => node.type.startsWith("import")),
        kind: "signature",
        name: noName,
        detail: () => ({ token: "TramMessageProducerJdbcConfiguration" }),
      },
    ],
  },
  {
    library: "namastack",
    languages: LANGUAGES,
    gate: ["EnableOutbox"],
    imports: ["io.namastack"],
    rules: [
      {
        tokens: ["EnableOutbox"],
        as: ["annotation"],
        kind: "signature",
        name: noName,
        detail: () => ({ token: "EnableOutbox" }),
      },
    ],
  },
  {
    library: "debezium",
    languages: LANGUAGES,
    gate: ["ExportedEvent"],
    imports: ["io.debezium.outbox"],
    rules: [
      {
        tokens: ["ExportedEvent"],
        as: ["base", "new", "call", "mention"],
        only: (use) => !use.path.some((node) => node.type.startsWith("import")),
        kind: "signature",
        name: noName,
        detail: () => ({ token: "ExportedEvent" }),
      },
    ],
  },
];
