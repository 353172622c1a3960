import { describe, expect, it } from "@jest/globals";
import { keysOf, placesOf, scanFiles } from "../testing/scan-files.js";

const POM =
  "<project><artifactId>orders</artifactId><build><plugins><plugin><artifactId>spring-boot-maven-plugin</artifactId></plugin></plugins></build></project>";
const COMPOSE = "services:\n  db: {image: postgres}\n  kafka: {image: apache/kafka}\n";
const AT = "orders/src/main/resources/";

function scan(name: string, text: string) {
  return scanFiles({ "orders/pom.xml": POM, "compose.yaml": COMPOSE, [AT + name]: text });
}

describe("settings of an application", () => {
  it("say whom its service turns to", () => {
    const snapshot = scan(
      "application.yml",
      "spring:\n  datasource:\n    url: jdbc:postgresql://db:5432/orders\n  kafka:\n    bootstrap-servers: kafka:9092,other:9092\n",
    );
    expect(keysOf(snapshot, "uses")).toEqual(["uses|orders|db", "uses|orders|kafka"]);
    expect(placesOf(snapshot, "uses|orders|db")).toEqual([`${AT}application.yml#L3-L3`]);
  });

  it("are read as properties too, with what a placeholder falls back to", () => {
    const snapshot = scan(
      "application.properties",
      "# db\nspring.datasource.url = jdbc:postgresql://${DB_HOST:db}:5432/x\nother=http://localhost\n",
    );
    expect(keysOf(snapshot, "uses")).toEqual(["uses|orders|db"]);
  });

  it("bind streams to channels", () => {
    const snapshot = scan(
      "application.yml",
      "app: {topic: orders.placed}\nspring.cloud.stream.bindings:\n  place-out-0.destination: ${app.topic}\n  bill-in-0:\n    destination: orders.billed\n  either:\n    destination: x\n",
    );
    expect(keysOf(snapshot, "publish", "subscribe", "channel")).toEqual([
      "channel|topic|orders.billed",
      "channel|topic|orders.placed",
      "publish|orders|orders.placed",
      "subscribe|orders|orders.billed",
    ]);
  });

  it("of a profile alone, and secrets, are not taken", () => {
    const text =
      "spring:\n  config:\n    activate:\n      on-profile: dev\n  datasource:\n    url: jdbc:postgresql://db/x\n";
    expect(keysOf(scan("application.yml", text), "uses")).toEqual([]);
    expect(keysOf(scan("application.yml", "db.password: http://db/\n"), "uses")).toEqual([]);
  });

  it("of a document of properties for a profile alone are not taken", () => {
    const url = "spring.datasource.url=jdbc:postgresql://db/x";
    const uses = (text: string) => keysOf(scan("application.properties", text), "uses");
    expect(uses(`a=b\n#---\n${url}\n`)).toHaveLength(1);
    expect(uses(`${url}\n#---\nspring.config.activate.on-profile=dev\n`)).toHaveLength(1);
    expect(uses(`a=b\n#---\nspring.config.activate.on-profile=dev\n${url}\n`)).toEqual([]);
    expect(uses(`a=b\n#---\nspring.profiles=dev\n${url}\n`)).toEqual([]);
    expect(uses(`spring.profiles.active=dev\n${url}\n`)).toHaveLength(1);
  });

  it("that cannot be read say nothing", () => {
    expect(keysOf(scan("application.yml", "a: ["), "uses")).toEqual([]);
  });
});
