/** Images that keep data, by the last part of their names. */
const STORES: ReadonlySet<string> = new Set([
  "aerospike",
  "arangodb",
  "cassandra",
  "clickhouse-server",
  "clickhouse",
  "cockroach",
  "consul",
  "couchbase",
  "couchdb",
  "dynamodb-local",
  "elasticsearch",
  "etcd",
  "influxdb",
  "keydb",
  "mariadb",
  "memcached",
  "meilisearch",
  "minio",
  "mongo",
  "mongodb",
  "mssql",
  "mysql",
  "mysql-server",
  "neo4j",
  "opensearch",
  "percona",
  "pgvector",
  "postgis",
  "postgres",
  "postgresql",
  "qdrant",
  "redis",
  "redis-stack",
  "redis-stack-server",
  "rethinkdb",
  "scylla",
  "solr",
  "surrealdb",
  "timescaledb",
  "typesense",
  "valkey",
  "azure-sql-edge",
  "weaviate",
]);

/** `mcr.microsoft.com/mssql/server` has a name that says nothing by itself. */
const SQL_SERVER = /(?:^|\/)mssql\/server$/;

/** Whether an image is of something that keeps data. */
export function keepsData(image: string): boolean {
  const name = nameOfImage(image);
  const last = name.slice(name.lastIndexOf("/") + 1).toLowerCase();
  return SQL_SERVER.test(name) || STORES.has(last);
}

const IMAGE_CHARACTERS = 1000;

/** The name of an image without its tag and digest. */
export function nameOfImage(image: string): string {
  const named = image.slice(0, IMAGE_CHARACTERS).replace(/@.*$/s, "");
  const tag = named.indexOf(":", named.lastIndexOf("/") + 1);
  return tag === -1 ? named : named.slice(0, tag);
}
