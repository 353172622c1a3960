import { expect, it } from "@jest/globals";
import { sitesTold } from "../../testing/code-told.js";

// Every row of the table.

it("events and commands by their patterns", () => {
  const told = sitesTold(
    "ts",
    "import { ClientProxy, EventPattern, MessagePattern } from '@nestjs/microservices';",
    "const PLACED = 'order.placed';",
    "@Controller()",
    "export class Orders {",
    "  constructor(@Inject('BUS') private readonly client: ClientProxy, private readonly events: EventEmitter2) {}",
    "  @EventPattern('order.paid') async paid(@Payload() order: Order) {",
    "    this.client.emit(PLACED, order);",
    "    this.client.emit({ cmd: 'other' }, order);",
    "    this.events.emit('in.process', order);",
    "  }",
    "  @MessagePattern({ cmd: 'sum' }) sum() {}",
    "  @GrpcMethod('OrderService', 'Find') find() {}",
    "}",
  );
  expect(told).toEqual([
    "subscribe nestjs 'order.paid' channel=topic L6",
    "publish nestjs 'order.placed' channel=topic L7",
    "publish nestjs 'other' channel=topic L8",
    "operation nestjs 'sum' transport=command L11",
    "operation nestjs 'OrderService' transport=grpc L12",
  ]);
});

it("what stands before all routes", () => {
  const told = sitesTold(
    "ts",
    "import { NestFactory } from '@nestjs/core';",
    "app.setGlobalPrefix('api/v1');",
    "app.setGlobalPrefix(config.prefix);",
    "app.setGlobalPrefix('api', { exclude: ['health'] });",
    "app.setGlobalPrefix();",
  );
  expect(told).toEqual([
    "prefix nestjs 'api/v1' L2",
    "prefix nestjs config.prefix L3",
    "prefix nestjs L4",
    "prefix nestjs L5",
  ]);
});

it("routes of controllers", () => {
  const told = sitesTold(
    "ts",
    "import { Controller, Get } from '@nestjs/common';",
    "@Controller('orders')",
    "export class OrdersController {",
    "  @Get() all() {}",
    "  @Get(':id/lines') @UseGuards(Guard) lines() {}",
    "  @Post(Routes.far) far() {}",
    "}",
    "@Controller({ path: 'v2/orders' })",
    "class Second { @Delete('/:id') remove() {} }",
    "class NoController { @Get('x') x() {} }",
  );
  expect(told).toEqual([
    "operation nestjs '/orders' transport=http verb=GET L4",
    "operation nestjs '/orders/{id}/lines' transport=http verb=GET L5",
    "operation nestjs '/v2/orders/{id}' transport=http verb=DELETE L9",
  ]);
});

it("the broker by its transport", () => {
  const told = sitesTold(
    "ts",
    "import { Transport } from '@nestjs/microservices';",
    "const options = { transport: Transport.KAFKA };",
    "const other = { transport: Transport.RMQ };",
  );
  expect(told).toEqual(["uses nestjs broker=kafka L2", "uses nestjs broker=rabbitmq L3"]);
});

it("routes of a version, which may stand before them", () => {
  const told = sitesTold(
    "ts",
    "import { Controller, Get, Version } from '@nestjs/common';",
    "@Controller({ path: 'dogs', version: '1' })",
    "class Dogs { @Get('a') a() {} }",
    "@Controller('cats')",
    "class Cats {",
    "  @Version('2') @Get('b') b() {}",
    "  @Get('c') c() {}",
    "}",
    "@Version('3')",
    "@Controller('owls')",
    "class Owls { @Get('d') d() {} }",
  );
  expect(told).toEqual([
    "operation nestjs '/dogs/a' transport=http verb=GET L3 prefix-unknown",
    "operation nestjs '/cats/b' transport=http verb=GET L6 prefix-unknown",
    "operation nestjs '/cats/c' transport=http verb=GET L7",
    "operation nestjs '/owls/d' transport=http verb=GET L11 prefix-unknown",
  ]);
});
