import { imageBase, imageName } from "../reading/image-name.js";

/** A store keeps data; a broker passes messages on. */
export interface KnownImage {
  readonly kind: "store" | "broker";
  readonly technology: string;
}

const STORES: Readonly<Record<string, string>> = {
  postgres: "PostgreSQL",
  postgresql: "PostgreSQL",
  pgvector: "PostgreSQL",
  postgis: "PostgreSQL",
  timescaledb: "PostgreSQL",
  mysql: "MySQL",
  "mysql-server": "MySQL",
  mariadb: "MariaDB",
  mssql: "SQL Server",
  "mssql-server-linux": "SQL Server",
  "azure-sql-edge": "SQL Server",
  mongo: "MongoDB",
  mongodb: "MongoDB",
  redis: "Redis",
  "redis-stack": "Redis",
  "redis-stack-server": "Redis",
  valkey: "Valkey",
  cassandra: "Cassandra",
  elasticsearch: "Elasticsearch",
  minio: "MinIO",
};

const BROKERS: Readonly<Record<string, string>> = {
  rabbitmq: "RabbitMQ",
  kafka: "Kafka",
  "cp-kafka": "Kafka",
  "kafka-native": "Kafka",
  "cp-server": "Kafka",
  redpanda: "Redpanda",
  nats: "NATS",
  activemq: "ActiveMQ",
  "activemq-classic": "ActiveMQ",
  "activemq-artemis": "ActiveMQ",
  artemis: "ActiveMQ",
  localstack: "LocalStack",
};

/** What an image is of; null when it is not in the table. */
export function knownImage(image: string): KnownImage | null {
  if (/(?:^|\/)mssql\/server$/.test(imageName(image))) {
    return { kind: "store", technology: "SQL Server" };
  }
  const base = (imageBase(image) ?? "").toLowerCase();
  const store = Object.hasOwn(STORES, base) ? STORES[base] : undefined;
  const broker = Object.hasOwn(BROKERS, base) ? BROKERS[base] : undefined;
  if (store !== undefined) {
    return { kind: "store", technology: store };
  }
  return broker === undefined ? null : { kind: "broker", technology: broker };
}
