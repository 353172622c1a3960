import { describe, expect, it } from "@jest/globals";
import { factOf, keysOf, placesOf, scanFiles } from "../testing/scan-files.js";

const COMPOSE = `services:
  orders:
    build: ./orders
    depends_on:
      - db
      - queue
    environment:
      - BILLING_URL=http://billing:8080/api
      - MODE=production
  billing:
    build:
      context: .
      dockerfile: billing/Dockerfile
    environment:
      AMQP: amqp://user:word@queue:5672/
      ConnectionStrings__Db: Server=db;Database=billing;User Id=x
  db:
    image: postgres:16
  queue:
    image: rabbitmq:3-management
  proxy:
    image: nginx:1
`;

const FILES = {
  "compose.yaml": COMPOSE,
  "orders/Dockerfile": "FROM node:22\nCOPY . .\nEXPOSE 3000\n",
  "billing/Dockerfile": "FROM node:22\nCOPY billing .\n",
  "billing/package.json": '{ "name": "@acme/billing", "scripts": { "start": "node ." } }',
};

describe("a compose file", () => {
  it("gives a service for what is built, a store or broker for an image of the table, and nothing for others", () => {
    expect(keysOf(scanFiles(FILES), "service", "store", "broker")).toEqual([
      "broker|queue",
      "service|billing",
      "service|orders",
      "store|db",
    ]);
  });

  it("says who turns to whom: by what it depends on, and by hosts in its environment", () => {
    expect(keysOf(scanFiles(FILES), "uses")).toEqual([
      "uses|billing|db",
      "uses|billing|queue",
      "uses|orders|billing",
      "uses|orders|db",
      "uses|orders|queue",
    ]);
  });

  it("says a store together with the Dockerfile that it is built by", () => {
    const files = {
      "compose.yaml": "services:\n  db:\n    build: ./db\n  cache:\n    build: ./cache\n    image: redis\n",
      "db/Dockerfile": "FROM postgres:16\n",
      "cache/Dockerfile": "FROM $BASE\n",
    };
    const snapshot = scanFiles(files);
    expect(placesOf(snapshot, "store|db")).toEqual(["compose.yaml#L2-L3", "db/Dockerfile#L1-L1"]);
    expect(placesOf(snapshot, "store|cache")).toEqual(["compose.yaml#L4-L6"]);
  });

  it("says a store where its image is said, and where it is built", () => {
    const bare = "services:\n  db:\n    restart: always\n";
    const built = "services:\n  db:\n    build: ./db\n";
    const image = "services:\n  db:\n    image: postgres\n";
    const placed = (base: string, override: string) =>
      placesOf(
        scanFiles({
          "compose.yaml": base,
          "compose.override.yaml": override,
          "db/Dockerfile": "FROM postgres\n",
        }),
        "store|db",
      );
    const both = ["compose.override.yaml#L2-L3", "compose.yaml#L2-L3", "db/Dockerfile#L1-L1"];
    expect(placed(image, built)).toEqual(both);
    expect(placed(built, image)).toEqual(both);
    expect(placed(bare, built)).toEqual(["compose.override.yaml#L2-L3", "db/Dockerfile#L1-L1"]);
  });

  it("says a service where it is built, and where an image has its name", () => {
    const built = (build: string) => `services:\n  orders:\n    build: ${build}\n`;
    const image = "services:\n  orders:\n    image: acme/order-svc\n";
    const placed = (build: string) =>
      placesOf(
        scanFiles({
          "compose.yaml": built(build),
          "compose.override.yaml": image,
          "orders/Dockerfile": "FROM node:22\n",
        }),
        "service|orders",
      );
    const both = ["compose.override.yaml#L2-L3", "compose.yaml#L2-L3", "orders/Dockerfile#L1-L1"];
    expect(placed("./orders")).toEqual(both);
    expect(placed("../elsewhere")).toEqual(both);
  });

  it("names the lines that say it", () => {
    const snapshot = scanFiles(FILES);
    expect(placesOf(snapshot, "store|db")).toEqual(["compose.yaml#L17-L18"]);
    expect(placesOf(snapshot, "uses|orders|billing")).toEqual(["compose.yaml#L8-L8"]);
    expect(placesOf(snapshot, "service|orders")).toEqual(["compose.yaml#L2-L9", "orders/Dockerfile#L1-L1"]);
  });

  it("says which technology a store has, and what a service is built from", () => {
    const snapshot = scanFiles(FILES);
    expect(factOf(snapshot, "store|db").attributes).toEqual({
      technology: "PostgreSQL",
      image: "postgres:16",
    });
    expect(factOf(snapshot, "service|orders").attributes).toEqual({
      root: "orders",
      technology: null,
      baseImage: "node:22",
      ports: ["3000"],
    });
  });

  it("is read with the other compose files of its folder", () => {
    const more = {
      "compose.override.yaml":
        "services:\n  orders:\n    environment:\n      CACHE: redis://cache\n  cache:\n    image: redis\n",
    };
    const snapshot = scanFiles({ ...FILES, ...more });
    expect(keysOf(snapshot, "uses")).toContain("uses|orders|cache");
    expect(keysOf(snapshot, "store")).toEqual(["store|cache", "store|db"]);
  });

  it("takes what a variable is by default", () => {
    const text = "services:\n  db:\n    image: ${DB_IMAGE:-postgres:16}\n  a:\n    build: ${A-orders}\n";
    expect(keysOf(scanFiles({ "compose.yaml": text, "orders/a.txt": "" }))).toEqual([
      "service|orders",
      "store|db",
    ]);
  });

  it("that does not say what it builds means the service that is called so, or the one at its context", () => {
    const build = (name: string) =>
      `  ${name}:\n    build: {context: ., dockerfile: "\${FILE}"}\n    depends_on: [db]\n`;
    const text = `services:\n  db: {image: redis}\n${build("orders")}${build("other")}  gone:\n    build: {context: src, dockerfile: gone}\n    depends_on: [db]\n  away: {image: acme/orders}\n`;
    const snapshot = scanFiles({ "compose.yaml": text, "src/orders/Dockerfile": "FROM node:22\n" });
    expect(keysOf(snapshot)).toEqual([
      "service|src",
      "service|src/orders",
      "store|db",
      "uses|src/orders|db",
      "uses|src|db",
    ]);
    expect(placesOf(snapshot, "service|src/orders")).toEqual([
      "compose.yaml#L3-L5",
      "compose.yaml#L12-L12",
      "src/orders/Dockerfile#L1-L1",
    ]);
  });

  it("may close brackets as far out as they are opened", () => {
    const text =
      "services:\n  a:\n    image: redis\n    command: [\n      x\n    ]\n  b:\n    image: postgres\n";
    const snapshot = scanFiles({ "compose.yaml": text });
    expect(placesOf(snapshot, "store|b")).toEqual(["compose.yaml#L7-L8"]);
  });

  it("has no passwords of addresses in its facts", () => {
    expect(JSON.stringify(scanFiles(FILES))).not.toContain("word");
  });

  it("that cannot be read is listed so", () => {
    const snapshot = scanFiles({ "compose.yaml": "services: [" });
    expect(snapshot.files).toMatchObject([{ status: "read", reason: "not-readable" }]);
    expect(snapshot.facts).toEqual([]);
  });
});
