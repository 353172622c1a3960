import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the table.

it("sending is known by the bus's type", () => {
  const told = sitesTold(
    "cs",
    "class Orders(IMessageBus bus) { Task Place(OrderPlaced placed) { bus.PublishAsync(placed); return bus.SendAsync(new ShipOrder()); } }",
  );
  expect(told).toEqual([
    "publish wolverine 'OrderPlaced' message=OrderPlaced L1 name-by-convention",
    "publish wolverine 'ShipOrder' message=ShipOrder L1 name-by-convention",
  ]);
});

it("handlers are known by their names, of a service that has the package", () => {
  const told = sitesTold(
    "cs",
    "public class OrderHandler { public Task Handle(PlaceOrder command, IOrders orders) => null; public void Other(Foo foo) { } }",
    "public static class ShippedConsumer { public static Task ConsumeAsync(Shipped shipped) => null; }",
    "public class QueryHandler : IRequestHandler<Query, Answer> { public Task<Answer> Handle(Query query, CancellationToken ct) => null; }",
    "public class Orders { public void Handle(NotThere message) { } }",
  );
  expect(told).toEqual([
    "subscribe wolverine 'PlaceOrder' message=PlaceOrder L1 name-by-convention needs WolverineFx",
    "subscribe wolverine 'Shipped' message=Shipped L2 name-by-convention needs WolverineFx",
  ]);
});

it("transports name their channels", () => {
  const told = sitesTold(
    "cs",
    "using Wolverine;",
    'opts.PublishMessage<OrderPlaced>().ToRabbitExchange("orders");',
    'opts.PublishAllMessages().ToKafkaTopic("all");',
    'opts.ListenToRabbitQueue("shipping").UseDurableInbox();',
    'opts.ListenToKafkaTopic("events");',
  );
  expect(told).toEqual([
    "publish wolverine 'orders' channel=exchange message=OrderPlaced L2",
    "publish wolverine 'all' channel=topic L3",
    "subscribe wolverine 'shipping' channel=queue L4",
    "subscribe wolverine 'events' channel=topic L5",
  ]);
});

it("parts of its outbox", () => {
  const told = sitesTold(
    "cs",
    "opts.PersistMessagesWithPostgresql(connection);",
    "opts.Policies.UseDurableOutboxOnAllSendingEndpoints();",
    "opts.Policies.AutoApplyTransactions();",
    "opts.UseEntityFrameworkCoreTransactions();",
    "services.AddMarten().IntegrateWithWolverine();",
  );
  expect(told).toEqual([
    "signature wolverine token=PersistMessagesWithPostgresql L1",
    "signature wolverine token=UseDurableOutboxOnAllSendingEndpoints L2",
    "signature wolverine token=AutoApplyTransactions L3",
    "signature wolverine token=UseEntityFrameworkCoreTransactions L4",
    "signature wolverine token=IntegrateWithWolverine L5",
  ]);
});
