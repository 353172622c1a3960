import { describe, expect, it } from "@jest/globals";
import type { CodeSite } from "../code/code-extraction.js";
import { aCode, aProject, aRole, aSite, aToken, joinCode } from "../testing/join-code.js";
import { COMMIT, type Files, REPOSITORY, SETTINGS } from "../testing/scan-files.js";

function found(sites: readonly CodeSite[], others: Files = {}): readonly string[] {
  const snapshot = joinCode({ "orders/A.cs": aCode({ sites }) }, { ...aProject("orders"), ...others });
  return snapshot.patterns.map(({ library, pattern, established, candidate, serviceKey }) => {
    const state = established ? "established" : "candidate";
    expect(candidate).toBe(!established);
    return `${serviceKey} ${library} ${pattern} ${state}`;
  });
}

function tokens(library: string, ...names: readonly string[]): readonly CodeSite[] {
  return names.map((name) => aToken(library, name));
}

const TRANSACTIONAL = "transactional-outbox";
const IN_MEMORY = "in-memory-outbox";

describe("all parts of a library's pattern establish it, some make a candidate", () => {
  it.each([
    ["masstransit", ["AddEntityFrameworkOutbox", "UseBusOutbox"], TRANSACTIONAL, "established"],
    ["masstransit", ["AddMongoDbOutbox", "UseMongoDbOutbox"], TRANSACTIONAL, "established"],
    ["masstransit", ["AddEntityFrameworkOutbox"], TRANSACTIONAL, "candidate"],
    ["masstransit", ["UseEntityFrameworkOutbox"], TRANSACTIONAL, "candidate"],
    ["masstransit", ["UseInMemoryOutbox"], IN_MEMORY, "established"],
    ["masstransit", ["AddInMemoryInboxOutbox"], IN_MEMORY, "established"],
    ["nservicebus", ["EnableOutbox", "UsePersistence:SqlPersistence"], TRANSACTIONAL, "established"],
    ["nservicebus", ["UsePersistence:SqlPersistence"], TRANSACTIONAL, "candidate"],
    ["nservicebus", ["EnableOutbox", "UsePersistence:LearningPersistence"], IN_MEMORY, "established"],
    ["nservicebus", ["EnableOutbox", "UsePersistence:NonDurablePersistence"], IN_MEMORY, "established"],
    ["nservicebus", ["EnableOutbox", "UsePersistence:InMemoryPersistence"], IN_MEMORY, "established"],
    ["nservicebus", ["UsePersistence:InMemoryPersistence"], IN_MEMORY, "candidate"],
    [
      "wolverine",
      ["PersistMessagesWithPostgresql", "UseDurableOutboxOnAllSendingEndpoints"],
      TRANSACTIONAL,
      "established",
    ],
    ["wolverine", ["IntegrateWithWolverine", "AutoApplyTransactions"], TRANSACTIONAL, "established"],
    ["wolverine", ["PersistMessagesWithSqlServer"], TRANSACTIONAL, "candidate"],
    ["cap", ["AddCap", "UseSqlServer", "BeginTransaction"], TRANSACTIONAL, "established"],
    ["cap", ["AddCap", "UseSqlServer"], TRANSACTIONAL, "candidate"],
    ["cap", ["AddCap", "UseInMemoryStorage"], IN_MEMORY, "established"],
    ["brighter", ["MsSqlOutboxSync", "UseOutboxSweeper"], TRANSACTIONAL, "established"],
    ["brighter", ["PostgreSqlOutbox"], TRANSACTIONAL, "candidate"],
    ["brighter", ["InMemoryOutbox"], IN_MEMORY, "established"],
    ["gruelbox", ["TransactionOutbox.builder"], TRANSACTIONAL, "established"],
    ["eventuate-tram", ["TramMessageProducerJdbcConfiguration"], TRANSACTIONAL, "established"],
    ["namastack", ["EnableOutbox"], TRANSACTIONAL, "established"],
    ["watermill", ["forwarder", "watermill-sql"], TRANSACTIONAL, "established"],
    ["watermill", ["forwarder"], TRANSACTIONAL, "candidate"],
    ["pg-transactional-outbox", ["pg-transactional-outbox"], TRANSACTIONAL, "established"],
    ["django-outbox-pattern", ["django_outbox_pattern"], TRANSACTIONAL, "established"],
    ["celery", ["delay_on_commit"], IN_MEMORY, "established"],
    ["celery", ["on_commit"], IN_MEMORY, "established"],
    ["spring-modulith", ["Externalized"], TRANSACTIONAL, "candidate"],
  ])("%s: %j", (library, names, pattern, state) => {
    expect(found(tokens(library, ...names))).toEqual([`orders ${library} ${pattern} ${state}`]);
  });

  it("where a package would make another pattern of it, and a manifest was not looked through, it is a candidate", () => {
    const sites = tokens("spring-modulith", "TransactionalEventListener");
    const stateOf = (others: Files, failed: readonly string[] = []) => {
      const files = { ...aProject("orders"), ...others };
      const { patterns } = joinCode({ "orders/A.java": aCode({ language: "java", sites }) }, files, {
        failed,
      });
      return patterns.map(({ established, candidate }) => [established, candidate]);
    };
    const gradle = {
      "orders/build.gradle": 'dependencies {\n  implementation "org.springframework:spring-tx:6.2.0"\n}\n',
    };
    const [established, candidate] = [[[true, false]], [[false, true]]];
    expect(stateOf(gradle)).toEqual(established);
    expect(stateOf({ ...gradle, "orders/pom.xml": "" })).toEqual(candidate);
    expect(stateOf({ ...gradle, "pom.xml": "<" })).toEqual(candidate);
    expect(stateOf({ ...gradle, "other/pom.xml": "" })).toEqual(established);
    expect(stateOf({ ...gradle, "orders/pom.xml": "<project />" })).toEqual(established);
    expect(stateOf({ ...gradle, "orders/pom.xml": "<project />" }, ["orders/pom.xml"])).toEqual(candidate);
    expect(stateOf({ ...gradle, "orders/A.sql": "" }, ["orders/A.sql"])).toEqual(established);
  });

  it("where no manifest of its ecosystem asks for anything, it is a candidate, whatever others ask for", () => {
    const sites = tokens("spring-modulith", "TransactionalEventListener");
    const npm = { "orders/package.json": '{ "name": "orders", "dependencies": { "express": "5" } }' };
    const { patterns } = joinCode(
      {
        "orders/A.java": aCode({ language: "java", sites }),
        "lib/A.java": aCode({ language: "java", sites }),
      },
      { ...npm, "orders/Dockerfile": "FROM node\nCOPY . .\n" },
    );
    expect(patterns.map(({ serviceKey, candidate }) => [serviceKey, candidate])).toEqual([
      [null, true],
      ["orders", true],
    ]);
  });

  it("a package of another ecosystem is no part", () => {
    const npm = { "orders/package.json": '{ "dependencies": { "debezium-quarkus-outbox": "1" } }' };
    expect(found(tokens("debezium", "ExportedEvent"), npm)).toEqual([
      "orders debezium-quarkus transactional-outbox candidate",
    ]);
  });

  it("of source in no service it is established where no manifest of the repository asks for that package", () => {
    const sites = tokens("spring-modulith", "TransactionalEventListener");
    const stateOf = (others: Files) => {
      const { patterns } = joinCode({ "lib/A.java": aCode({ language: "java", sites }) }, others);
      return patterns.map(({ serviceKey, established, candidate }) => [serviceKey, established, candidate]);
    };
    const pomOf = (artifact: string) =>
      `<project><dependencies><dependency><artifactId>${artifact}</artifactId></dependency></dependencies></project>`;
    const lib = { "lib/pom.xml": pomOf("spring-tx") };
    const [established, candidate] = [[[null, true, false]], [[null, false, true]]];
    expect(stateOf(lib)).toEqual(established);
    expect(stateOf({ ...lib, "orders/pom.xml": pomOf("spring-modulith-starter-jpa") })).toEqual(candidate);
    expect(stateOf({ "lib/pom.xml": pomOf("spring-modulith-starter-jpa") })).toEqual(candidate);
    expect(stateOf({ ...lib, "orders/pom.xml": "" })).toEqual(candidate);
    expect(stateOf({ ...lib, "orders/compose.yaml": "" })).toEqual(established);
    expect(stateOf({ ...lib, "orders/pom.xml": " ".repeat(SETTINGS.maxFileBytes + 1) })).toEqual(candidate);
    expect(stateOf({ ...lib, "node_modules/a/package.json": "{", "tests/pom.xml": "" })).toEqual(established);
    expect(stateOf({})).toEqual(candidate);
  });

  it("where a part is of either pattern, both are candidates", () => {
    expect(found(tokens("nservicebus", "EnableOutbox"))).toEqual([
      "orders nservicebus in-memory-outbox candidate",
      "orders nservicebus transactional-outbox candidate",
    ]);
    expect(found(tokens("cap", "AddCap"))).toEqual([
      "orders cap in-memory-outbox candidate",
      "orders cap transactional-outbox candidate",
    ]);
  });

  it("where all parts of either are there, both are", () => {
    const both = ["EnableOutbox", "UsePersistence:SqlPersistence", "UsePersistence:LearningPersistence"];
    expect(found(tokens("nservicebus", ...both))).toEqual([
      "orders nservicebus in-memory-outbox established",
      "orders nservicebus transactional-outbox established",
    ]);
  });

  it("tokens of another library count for nothing", () => {
    expect(
      found([aToken("masstransit", "AddEntityFrameworkOutbox"), aToken("wolverine", "UseBusOutbox")]),
    ).toEqual(["orders masstransit transactional-outbox candidate"]);
    expect(found([])).toEqual([]);
  });
});

describe("packages that are parts", () => {
  const pom = (...names: readonly string[]) => {
    const dependencies = names
      .map((name) => `<dependency><artifactId>${name}</artifactId></dependency>`)
      .join("");
    return {
      "orders/pom.xml": `<project><artifactId>a</artifactId><dependencies>${dependencies}</dependencies></project>`,
    };
  };

  it("make Spring Modulith's outbox with an externalized event", () => {
    const starters = pom("spring-modulith-starter-jpa", "spring-modulith-events-kafka");
    expect(found(tokens("spring-modulith", "Externalized"), starters)).toEqual([
      "orders spring-modulith transactional-outbox established",
    ]);
    expect(found([], starters)).toEqual([]);
    expect(found(tokens("spring-modulith", "TransactionalEventListener"), starters)).toEqual([]);
  });

  it("make Debezium's for Quarkus", () => {
    const sites = tokens("debezium", "ExportedEvent");
    expect(found(sites, pom("debezium-quarkus-outbox"))).toEqual([
      "orders debezium-quarkus transactional-outbox established",
    ]);
    expect(found(sites)).toEqual(["orders debezium-quarkus transactional-outbox candidate"]);
  });
});

describe("the router of Debezium", () => {
  const router = '{"config": {"transforms.outbox.type": "io.debezium.transforms.outbox.EventRouter"}}';

  it("in the configuration of a connector establishes an outbox, of a service or of none", () => {
    expect(found([], { "orders/connector.json": router })).toEqual([
      "orders debezium transactional-outbox established",
    ]);
    expect(found([], { "connect/connector.json": router })).toEqual([
      "null debezium transactional-outbox established",
    ]);
    const named = "connect: io.debezium.transforms.outbox.EventRouter\n";
    for (const path of ["a.yaml", "compose.yaml", "application.yml", "templates/a.yaml", "values.yaml"]) {
      expect(found([], { [`orders/${path}`]: named })).toEqual([
        "orders debezium transactional-outbox established",
      ]);
    }
    expect(found([], { "orders/Chart.yaml": named })).toEqual([]);
    const yaml = "config:\n  # io.debezium.transforms.outbox.EventRouter\n  type: x\n";
    expect(found([], { "orders/connector.yaml": yaml })).toEqual([]);
  });

  it("passes on what is written by hand", () => {
    expect(found([aRole("storage"), aRole("write")], { "orders/connector.json": router })).toEqual([
      "orders debezium transactional-outbox established",
      "orders hand-written transactional-outbox established",
    ]);
  });
});

describe("an outbox written by hand", () => {
  it("is one with storage, what writes to it and what passes it on, in one service", () => {
    expect(found([aRole("storage"), aRole("write"), aRole("relay")])).toEqual([
      "orders hand-written transactional-outbox established",
    ]);
    expect(found([aRole("storage")])).toEqual(["orders hand-written transactional-outbox candidate"]);
    const apart = joinCode(
      {
        "orders/A.cs": aCode({ sites: [aRole("storage"), aRole("write")] }),
        "billing/A.cs": aCode({ sites: [aRole("relay")] }),
      },
      { ...aProject("orders"), ...aProject("billing") },
    );
    expect(apart.patterns.map(({ established }) => established)).toEqual([false, false]);
  });

  it("may keep its storage in SQL alone", () => {
    const sql = "create table shop.outbox (\n  id uuid primary key\n);\n";
    expect(found([aRole("write"), aRole("relay")], { "orders/migrations/1.sql": sql })).toEqual([
      "orders hand-written transactional-outbox established",
    ]);
    expect(found([], { "orders/migrations/1.sql": sql })).toEqual([
      "orders hand-written transactional-outbox candidate",
    ]);
    expect(found([], { "db/1.sql": sql })).toEqual(["null hand-written transactional-outbox candidate"]);
    expect(found([], { "orders/migrations/1.sql": "create table orders (id int);" })).toEqual([]);
    const snapshot = joinCode({}, { ...aProject("orders"), "orders/db/1.sql": sql });
    expect(snapshot.patterns[0]?.sites).toEqual([
      { role: "storage", source: `${REPOSITORY}@${COMMIT}:orders/db/1.sql#L1-L1`, conditions: [] },
    ]);
  });
});

describe("a finding", () => {
  const outbox = (...sites: readonly CodeSite[]) => {
    const snapshot = joinCode({ "orders/A.cs": aCode({ sites }) }, aProject("orders"));
    return snapshot.patterns[0];
  };

  it("is unconditional when each part is, whatever is compiled", () => {
    const storage = aToken("masstransit", "AddEntityFrameworkOutbox");
    expect(outbox(storage, aToken("masstransit", "UseBusOutbox"))?.unconditional).toBe(true);
    expect(outbox(storage, aToken("masstransit", "UseBusOutbox", "FULL"))).toMatchObject({
      established: true,
      unconditional: false,
    });
    expect(
      outbox(
        storage,
        aToken("masstransit", "UseBusOutbox", "FULL"),
        aToken("masstransit", "UseBusOutbox", "!FULL"),
      )?.unconditional,
    ).toBe(true);
    expect(outbox(storage)?.unconditional).toBe(false);
  });

  it("names its places with their conditions", () => {
    const site = { ...aToken("masstransit", "UseInMemoryOutbox", "FULL"), lines: { first: 4, last: 6 } };
    expect(outbox(site)?.sites).toEqual([
      { role: "outbox", source: `${REPOSITORY}@${COMMIT}:orders/A.cs#L4-L6`, conditions: ["FULL"] },
    ]);
  });

  it("says what limits it", () => {
    const site = aSite({
      kind: "signature",
      detail: { token: "UseInMemoryOutbox" },
      notes: ["runtime-condition"],
    });
    expect(outbox(site)?.limitations).toEqual(["runtime-condition"]);
    const packages = '<ItemGroup><PackageReference Include="Other" /></ItemGroup>';
    const snapshot = joinCode({ "orders/A.cs": aCode({ sites: [site] }) }, aProject("orders", packages));
    expect(snapshot.patterns[0]?.limitations).toEqual(["external-packages-not-read", "runtime-condition"]);
  });

  it("names the first of its places, in order", () => {
    const site = aToken("masstransit", "UseInMemoryOutbox");
    const sites = Array.from({ length: 21 }, (_, at) => ({
      ...site,
      lines: { first: 30 - at, last: 30 - at },
    }));
    const snapshot = joinCode({ "orders/A.cs": aCode({ sites }) }, aProject("orders"));
    const lines = snapshot.patterns[0]?.sites.map(({ source }) => source.slice(source.indexOf("#")));
    expect(lines).toEqual(Array.from({ length: 20 }, (_, at) => `#L${at + 10}-L${at + 10}`));
  });

  it("is limited where one of its places is", () => {
    const noted = aSite({
      kind: "signature",
      detail: { token: "AddEntityFrameworkOutbox" },
      notes: ["runtime-condition"],
    });
    const sites = [noted, aToken("masstransit", "UseBusOutbox")];
    const snapshot = joinCode({ "orders/A.cs": aCode({ sites }) }, aProject("orders"));
    expect(snapshot.patterns[0]?.limitations).toEqual(["runtime-condition"]);
  });

  it("of source in no service is of none", () => {
    const snapshot = joinCode({ "lib/A.cs": aCode({ sites: [aToken("masstransit", "UseInMemoryOutbox")] }) });
    expect(snapshot.patterns).toMatchObject([{ serviceKey: null, established: true }]);
  });
});
