import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the tables.

it("known by what is called, named or extended", () => {
  const told = sitesTold(
    "java",
    "import io.debezium.outbox.quarkus.ExportedEvent;",
    "import io.eventuate.tram.spring.messaging.producer.jdbc.TramMessageProducerJdbcConfiguration;",
    "@EnableOutbox",
    "@Import(TramMessageProducerJdbcConfiguration.class)",
    "class App {",
    "  TransactionOutbox outbox = TransactionOutbox.builder().build();",
    "}",
    "class Placed implements ExportedEvent<String, JsonNode> {}",
  );
  expect(told).toEqual([
    "signature namastack token=EnableOutbox L3",
    "signature eventuate-tram token=TramMessageProducerJdbcConfiguration L4",
    "signature gruelbox token=TransactionOutbox.builder L6",
    "signature debezium token=ExportedEvent L8",
  ]);
});
