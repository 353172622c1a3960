import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the table.

it("tasks and who calls them", () => {
  const told = sitesTold(
    "py",
    "from celery import shared_task",
    "from shop.tasks import ship",
    '@app.task(name="shop.bill", bind=True)',
    "def bill(self, order): pass",
    "@shared_task",
    "def mail(): pass",
    "def place():",
    "    bill.delay(1)",
    "    tasks.ship.apply_async((1,))",
    '    app.send_task("far.task")',
    "    [1].delay(2)",
  );
  expect(told).toEqual([
    "subscribe celery 'shop.bill' transport=command message=bill L3",
    "subscribe celery 'mail' transport=command message=mail L5 name-by-convention",
    "publish celery 'bill' transport=command message=bill L8 name-by-convention",
    "publish celery 'ship' transport=command message=ship L9 name-by-convention",
    "publish celery 'far.task' transport=command L10",
  ]);
});

it("tasks that wait for the commit", () => {
  const told = sitesTold(
    "py",
    "from django.db import transaction",
    "def place():",
    "    transaction.on_commit(lambda: ship.delay(1))",
    "    transaction.on_commit(lambda: print(1))",
    "    ship.delay_on_commit(1)",
  );
  expect(told).toEqual([
    "publish celery 'ship' transport=command message=ship L3 name-by-convention",
    "signature celery token=on_commit L3",
    "publish celery 'ship' transport=command message=ship L5 name-by-convention",
    "signature celery token=delay_on_commit L5",
  ]);
});

it("a task of another library is none", () => {
  const told = sitesTold("py", "from invoke import task", "@task", "def build(c): ctx.delay = 1 # .delay(");
  expect(told).toEqual([]);
});
