import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the table, and what only looks like one.

it("publishing is known by the type of what publishes", () => {
  const told = sitesTold(
    "cs",
    "class Orders(IPublishEndpoint endpoint, ISendEndpoint sender, IMediator mediator) {",
    "  private readonly IBus _bus;",
    "  async Task Place(OrderPlaced placed) {",
    "    await endpoint.Publish(placed);",
    "    await endpoint.Publish<OrderPlaced>(new { Id = 1 });",
    "    await _bus.Publish(new OrderSeen());",
    "    await this._bus.Publish(new OrderSeen());",
    "    await sender.Send(new ShipOrder());",
    "    await mediator.Publish(new OrderPlaced());",
    "    await unknown.Publish(new OrderPlaced());",
    "    await endpoint.Publish(Make());",
    "  }",
    "}",
  );
  expect(told).toEqual([
    "publish masstransit 'OrderPlaced' message=OrderPlaced channel=topic L4 name-by-convention",
    "publish masstransit 'OrderPlaced' message=OrderPlaced channel=topic L5 name-by-convention",
    "publish masstransit 'OrderSeen' message=OrderSeen channel=topic L6 name-by-convention",
    "publish masstransit 'OrderSeen' message=OrderSeen channel=topic L7 name-by-convention",
    "publish masstransit 'ShipOrder' message=ShipOrder channel=topic L8 name-by-convention",
  ]);
});

it("what is not declared is known by the import", () => {
  const told = sitesTold(
    "cs",
    "using MassTransit;",
    "class Orders {",
    "  async Task Place(ISendEndpointProvider provider) {",
    "    var endpoint = await provider.GetSendEndpoint(address);",
    "    await endpoint.Send(new ShipOrder());",
    "  }",
    "}",
  );
  expect(told).toEqual([
    "publish masstransit 'ShipOrder' message=ShipOrder channel=topic L5 name-by-convention",
  ]);
});

it("the same name in another method is another thing", () => {
  const told = sitesTold(
    "cs",
    "using MassTransit;",
    "class Orders {",
    "  Task One(ConsumeContext<A> context) => context.Publish(new A());",
    "  Task Two(HttpContext context) => context.Publish(new B());",
    "}",
  );
  expect(told).toEqual(["publish masstransit 'A' message=A channel=topic L3 name-by-convention"]);
});

it("consumers and sagas hear what their type arguments name", () => {
  const told = sitesTold(
    "cs",
    "class C : IConsumer<OrderPlaced>, IConsumer<Messages.OrderPaid> { }",
    "class OrderState : MassTransitStateMachine<Order> { public Event<OrderShipped> Shipped { get; } }",
    "class NoSaga { public Event<OrderShipped> Shipped { get; } }",
    "// class D : IConsumer<NotThere> { }",
    'class E { string s = "IConsumer<NotThere>"; }',
  );
  expect(told).toEqual([
    "subscribe masstransit 'OrderPaid' message=OrderPaid channel=topic L1 name-by-convention",
    "subscribe masstransit 'OrderPlaced' message=OrderPlaced channel=topic L1 name-by-convention",
    "subscribe masstransit 'OrderShipped' message=OrderShipped channel=topic L2 name-by-convention",
  ]);
});

it("an endpoint is a queue", () => {
  const told = sitesTold(
    "cs",
    "using MassTransit;",
    'class Setup { void Add(Cfg cfg) { cfg.ReceiveEndpoint("orders", e => { }); cfg.ReceiveEndpoint(name, e => { }); cfg.ReceiveEndpoint($"x{y}", e => { }); } }',
  );
  expect(told).toEqual([
    "channel masstransit name channel=queue L2",
    "channel masstransit 'orders' channel=queue L2",
  ]);
});

it("parts of its outboxes", () => {
  const told = sitesTold(
    "cs",
    "services.AddMassTransit(x => {",
    "  x.AddEntityFrameworkOutbox<Db>(o => o.UseBusOutbox());",
    "  x.AddMongoDbOutbox(o => { });",
    "  x.AddInMemoryInboxOutbox();",
    "  x.AddConfigureEndpointsCallback((c, n, cfg) => { cfg.UseEntityFrameworkOutbox<Db>(c); cfg.UseMongoDbOutbox(c); cfg.UseInMemoryOutbox(c); });",
    "});",
  );
  expect(told).toEqual([
    "signature masstransit token=AddEntityFrameworkOutbox L2",
    "signature masstransit token=UseBusOutbox L2",
    "signature masstransit token=AddMongoDbOutbox L3",
    "signature masstransit token=AddInMemoryInboxOutbox L4",
    "signature masstransit token=UseEntityFrameworkOutbox L5",
    "signature masstransit token=UseInMemoryOutbox L5",
    "signature masstransit token=UseMongoDbOutbox L5",
  ]);
});

it("a batch is of its message, and a fault of none", () => {
  const told = sitesTold(
    "cs",
    "using MassTransit;",
    "class Audit : IConsumer<Batch<OrderAudit>> { }",
    "class Failed : IConsumer<Fault<OrderPlaced>> { }",
  );
  expect(told).toEqual([
    "subscribe masstransit 'OrderAudit' message=OrderAudit channel=topic L2 name-by-convention",
  ]);
});
