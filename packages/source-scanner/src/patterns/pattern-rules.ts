import type { PartPackage, PatternPart, PatternRule } from "./pattern-rule.js";

const ORM_OF_CAP = /^Use(?:EntityFramework|SqlServer|PostgreSql|MySql|MongoDB)$/;
/** In memory, or of whoever tries it out; which one it is has to be said. */
const NOT_KEPT = /^UsePersistence:(?:Learning|NonDurable|InMemory)Persistence$/;
const KEPT = /^UsePersistence:(?!(?:Learning|NonDurable|InMemory)Persistence$)\w/;
const MODULITH_STARTER = ofJvm(/^spring-modulith-starter-(?:jdbc|jpa|mongodb|neo4j)$/);

function ofJvm(named: RegExp): PartPackage {
  return { named, of: ["maven", "gradle"] };
}

function one(library: string, token: RegExp): PatternRule {
  return { pattern: "transactional-outbox", library, parts: [{ role: "outbox", token }] };
}

function inMemory(library: string, ...parts: readonly PatternPart[]): PatternRule {
  return { pattern: "in-memory-outbox", library, parts };
}

/** The libraries' patterns that are known. */
export const PATTERN_RULES: readonly PatternRule[] = [
  {
    pattern: "transactional-outbox",
    library: "masstransit",
    parts: [
      { role: "storage", token: /^Add(?:EntityFramework|MongoDb)Outbox$/ },
      { role: "outbox", token: /^Use(?:Bus|EntityFramework|MongoDb)Outbox$/ },
    ],
  },
  inMemory("masstransit", { role: "outbox", token: /^(?:UseInMemoryOutbox|AddInMemoryInboxOutbox)$/ }),
  {
    pattern: "transactional-outbox",
    library: "nservicebus",
    parts: [
      { role: "outbox", token: /^EnableOutbox$/ },
      { role: "storage", token: KEPT },
    ],
    unless: { role: "storage", token: NOT_KEPT },
  },
  {
    ...inMemory(
      "nservicebus",
      { role: "outbox", token: /^EnableOutbox$/ },
      { role: "storage", token: NOT_KEPT },
    ),
    unless: { role: "storage", token: KEPT },
  },
  {
    pattern: "transactional-outbox",
    library: "wolverine",
    parts: [
      {
        role: "storage",
        token: /^(?:PersistMessagesWith(?:SqlServer|Postgresql|MySql|Sqlite)|IntegrateWithWolverine)$/,
      },
      {
        role: "outbox",
        token:
          /^(?:UseDurableOutboxOnAllSendingEndpoints|UseDurableOutbox|AutoApplyTransactions|UseEntityFrameworkCoreTransactions)$/,
      },
    ],
  },
  {
    pattern: "transactional-outbox",
    library: "cap",
    parts: [
      { role: "outbox", token: /^AddCap$/ },
      { role: "storage", token: ORM_OF_CAP },
      { role: "transaction", token: /^BeginTransaction$/ },
    ],
    unless: { role: "storage", token: /^UseInMemoryStorage$/ },
  },
  {
    ...inMemory(
      "cap",
      { role: "outbox", token: /^AddCap$/ },
      { role: "storage", token: /^UseInMemoryStorage$/ },
    ),
    unless: { role: "storage", token: ORM_OF_CAP },
  },
  {
    pattern: "transactional-outbox",
    library: "brighter",
    parts: [
      { role: "storage", token: /^(?:MsSql|PostgreSql|MySql|DynamoDb|Sqlite)Outbox/ },
      { role: "relay", token: /^UseOutboxSweeper$/ },
    ],
  },
  inMemory("brighter", { role: "outbox", token: /^InMemoryOutbox/ }),
  {
    pattern: "transactional-outbox",
    library: "spring-modulith",
    parts: [
      { role: "storage", package: MODULITH_STARTER },
      { role: "relay", package: ofJvm(/^spring-modulith-events-(?:kafka|amqp|jms|messaging)$/) },
      { role: "outbox", token: /^Externalized$/ },
    ],
  },
  {
    ...inMemory("spring-modulith", { role: "outbox", token: /^TransactionalEventListener$/ }),
    unless: { role: "storage", package: MODULITH_STARTER },
  },
  {
    pattern: "transactional-outbox",
    library: "debezium-quarkus",
    parts: [
      { role: "outbox", package: ofJvm(/^debezium-quarkus-outbox(?:-reactive)?$/) },
      { role: "write", token: /^ExportedEvent$/ },
    ],
  },
  one("debezium", /^EventRouter$/),
  one("gruelbox", /^TransactionOutbox\.builder$/),
  one("eventuate-tram", /^TramMessageProducerJdbcConfiguration$/),
  one("namastack", /^EnableOutbox$/),
  {
    pattern: "transactional-outbox",
    library: "watermill",
    parts: [
      { role: "relay", token: /^forwarder$/ },
      { role: "storage", token: /^watermill-sql$/ },
    ],
  },
  one("pg-transactional-outbox", /^pg-transactional-outbox$/),
  one("django-outbox-pattern", /^django_outbox_pattern$/),
  inMemory("celery", { role: "outbox", token: /^(?:delay_on_commit|on_commit)$/ }),
];

/** What source calls a library whose tokens a rule reads. */
export function libraryOfTokens(rule: PatternRule): string {
  return rule.library === "debezium-quarkus" ? "debezium" : rule.library;
}
