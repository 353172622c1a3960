import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the table.

it("its outboxes are known by the beginnings of names", () => {
  const told = sitesTold(
    "cs",
    "using Paramore.Brighter;",
    "var outbox = new MsSqlOutbox(configuration);",
    "services.AddBrighter().UseExternalBus(c => c.Outbox = new PostgreSqlOutboxSync(x)).UseOutboxSweeper(o => { });",
    "var memory = new InMemoryOutbox();",
    "// MySqlOutbox",
  );
  expect(told).toEqual([
    "signature brighter token=MsSqlOutbox L2",
    "signature brighter token=PostgreSqlOutbox L3",
    "signature brighter token=UseOutboxSweeper L3",
    "signature brighter token=InMemoryOutbox L4",
  ]);
});
