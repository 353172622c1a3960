import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the table.

it("sending is known by the session's type", () => {
  const told = sitesTold(
    "cs",
    "class H : IHandleMessages<PlaceOrder>, IAmStartedByMessages<StartOrder> {",
    "  public Task Handle(PlaceOrder message, IMessageHandlerContext context) => context.Publish(new OrderPlaced());",
    "  Task Other(IMessageSession session, Foo foo) { foo.Send(new A()); return session.Send<ShipOrder>(m => { }); }",
    "}",
  );
  expect(told).toEqual([
    "subscribe nservicebus 'PlaceOrder' message=PlaceOrder L1 name-by-convention",
    "subscribe nservicebus 'StartOrder' message=StartOrder L1 name-by-convention",
    "publish nservicebus 'OrderPlaced' message=OrderPlaced L2 name-by-convention",
    "publish nservicebus 'ShipOrder' message=ShipOrder L3 name-by-convention",
  ]);
});

it("an endpoint is a queue, and its outbox has a persistence", () => {
  const told = sitesTold(
    "cs",
    "using NServiceBus;",
    'var endpoint = new EndpointConfiguration("Sales");',
    "endpoint.EnableOutbox();",
    "endpoint.UsePersistence<SqlPersistence>();",
    "endpoint.UsePersistence<LearningPersistence>();",
    "endpoint.UsePersistence<NServiceBus.LearningPersistence, StorageType.Outbox>();",
  );
  expect(told).toEqual([
    "channel nservicebus 'Sales' channel=queue L2",
    "signature nservicebus token=EnableOutbox L3",
    "signature nservicebus token=UsePersistence:SqlPersistence L4",
    "signature nservicebus token=UsePersistence:LearningPersistence L5",
    "signature nservicebus token=UsePersistence:LearningPersistence L6",
  ]);
});
