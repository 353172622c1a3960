import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the table.

it("names are the topics", () => {
  const told = sitesTold(
    "cs",
    "public class Orders : ICapSubscribe {",
    '  const string Placed = "order.placed";',
    "  readonly ICapPublisher _cap;",
    '  public void Place() { _cap.Publish(Placed, 1); _cap.PublishAsync("order" + ".paid", 1); _cap.PublishDelayAsync(delay, "order.late", 1); _cap.Publish(Topics.Far, 1); other.Publish("x", 1); }',
    '  [CapSubscribe("order.shipped", Group = "orders")] public void Shipped() { }',
    "}",
  );
  expect(told).toEqual([
    "publish cap Topics.Far channel=topic L4",
    "publish cap 'order.late' channel=topic L4",
    "publish cap 'order.paid' channel=topic L4",
    "publish cap 'order.placed' channel=topic L4",
    "subscribe cap 'order.shipped' channel=topic group='orders' L5",
  ]);
});

it("parts of its outbox stand within AddCap and with the publisher", () => {
  const told = sitesTold(
    "cs",
    'services.AddDbContext<Db>(o => o.UseSqlServer("x"));',
    'services.AddCap(x => { x.UseEntityFramework<Db>(); x.UsePostgreSql("y"); x.UseInMemoryStorage(); });',
    "class A(ICapPublisher publisher) {",
    "  void B() { using var t = connection.BeginTransaction(publisher, autoCommit: true); using var u = connection.BeginTransaction(); }",
    "}",
  );
  expect(told).toEqual([
    "signature cap token=AddCap L2",
    "signature cap token=UseEntityFramework L2",
    "signature cap token=UseInMemoryStorage L2",
    "signature cap token=UsePostgreSql L2",
    "signature cap token=BeginTransaction L4",
  ]);
});
