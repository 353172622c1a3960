/** The tokens of the libraries' signatures as `detail.token` has them. What they mean together is not said here. */
export const SIGNATURE_TOKENS = {
  masstransit: [
    "AddEntityFrameworkOutbox",
    "AddMongoDbOutbox",
    "UseBusOutbox",
    "UseEntityFrameworkOutbox",
    "UseMongoDbOutbox",
    "UseInMemoryOutbox",
    "AddInMemoryInboxOutbox",
  ],
  /** `UsePersistence<X>` is `UsePersistence:X`. */
  nservicebus: ["EnableOutbox", "UsePersistence"],
  wolverine: [
    "PersistMessagesWithSqlServer",
    "PersistMessagesWithPostgresql",
    "PersistMessagesWithMySql",
    "PersistMessagesWithSqlite",
    "IntegrateWithWolverine",
    "UseDurableOutboxOnAllSendingEndpoints",
    "UseDurableOutbox",
    "AutoApplyTransactions",
    "UseEntityFrameworkCoreTransactions",
  ],
  /** `BeginTransaction` only with the CAP publisher among its arguments. */
  cap: [
    "AddCap",
    "UseEntityFramework",
    "UseSqlServer",
    "UsePostgreSql",
    "UseMySql",
    "UseMongoDB",
    "UseInMemoryStorage",
    "BeginTransaction",
  ],
  brighter: [
    "MsSqlOutbox",
    "PostgreSqlOutbox",
    "MySqlOutbox",
    "DynamoDbOutbox",
    "SqliteOutbox",
    "UseOutboxSweeper",
    "InMemoryOutbox",
  ],
  /** `TransactionalEventListener` only on a method that calls a template. */
  "spring-modulith": ["Externalized", "TransactionalEventListener"],
  debezium: ["ExportedEvent"],
  gruelbox: ["TransactionOutbox.builder"],
  /** An import of the name. */
  "eventuate-tram": ["TramMessageProducerJdbcConfiguration"],
  namastack: ["EnableOutbox"],
  watermill: ["forwarder", "watermill-sql"],
  "pg-transactional-outbox": ["pg-transactional-outbox"],
  "django-outbox-pattern": ["django_outbox_pattern"],
  /** `on_commit` only where it holds `.delay` or `.apply_async`. */
  celery: ["delay_on_commit", "on_commit"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
