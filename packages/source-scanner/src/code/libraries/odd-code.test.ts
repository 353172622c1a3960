import { describe, expect, it } from "@jest/globals";
import { readLines, sitesTold } from "../../testing/code-told.js";

const cs = (...lines: readonly string[]) => sitesTold("cs", "using MassTransit;", "class A {", ...lines, "}");

describe("code that says less than it could", () => {
  it("of Rabbit's bindings in variables and calls", () => {
    const told = (...lines: readonly string[]) =>
      sitesTold("java", "import org.springframework.amqp.core.*;", "class A {", ...lines, "}");
    expect(
      told(
        'Queue q = new Queue("orders"); TopicExchange x = new TopicExchange("shop");',
        'Binding a() { return BindingBuilder.bind(q).to(x).with("a.#"); }',
        'Binding b() { return BindingBuilder.bind(new Queue("b")).to(y()).with(KEY); }',
        "Binding c() { return BindingBuilder.bind(q); }",
        "Binding d() { return BindingBuilder.bind(unknown).to(x); }",
        'Binding e() { return BindingBuilder.bind("text").to(x); }',
        'Binding f() { return BindingBuilder.bind(p).to(x).with("f"); } Binding g() { return BindingBuilder.bind(p).to(x).with("g"); }',
        'Queue p = new Queue("twice");',
      ).filter((site) => site.startsWith("binding")),
    ).toEqual([
      "binding spring-rabbit target='orders' targetChannel=queue source='shop' routingKey='a.#' L4",
      "binding spring-rabbit target='b' targetChannel=queue source=- routingKey=KEY L5",
      "binding spring-rabbit target='orders' targetChannel=queue source=- routingKey=- L6",
      "binding spring-rabbit target='twice' targetChannel=queue source='shop' routingKey='f' L9",
      "binding spring-rabbit target='twice' targetChannel=queue source='shop' routingKey='g' L9",
    ]);
  });

  it("of Spring's messages without a type, and targets that are constants", () => {
    const told = (...lines: readonly string[]) =>
      sitesTold("java", "class A { KafkaTemplate<String, B> t;", ...lines, "}");
    expect(told('void a() { t.send("x", value()); }')).toEqual(["publish spring-kafka 'x' channel=topic L2"]);
    expect(told('@KafkaListener(topics = "x") void a() {}')).toEqual([
      "subscribe spring-kafka 'x' channel=topic L2",
    ]);
    expect(told("@Externalized(B) record C() {}")).toEqual([
      "publish spring-modulith B message=C L2",
      "signature spring-modulith token=Externalized L2",
    ]);
    expect(told("@ApplicationModuleListener void a() {}")).toEqual([]);
    expect(told("@TransactionalEventListener void a(B b) { u.send(b); }")).toEqual([]);
  });

  it("of messages that nobody names", () => {
    expect(cs("void B(IBus bus) { bus.Publish(Make()); }", "class C : IConsumer { }")).toEqual([]);
    expect(
      sitesTold(
        "cs",
        "using NServiceBus;",
        "class A : IHandleMessages {",
        "void B(IMessageSession s) { s.Publish(Make()); c.UsePersistence(); }",
        "}",
      ),
    ).toEqual(["signature nservicebus token=UsePersistence: L3"]);
    expect(
      sitesTold(
        "cs",
        "using Wolverine;",
        "class AHandler {",
        "void Handle() { } void B(IMessageBus b) { b.SendAsync(Make()); }",
        'void C(O o) { o.PublishMessage().ToKafkaTopic("t"); o.ListenToKafkaTopic("u"); }',
        "}",
      ),
    ).toEqual(["publish wolverine 't' channel=topic L4", "subscribe wolverine 'u' channel=topic L4"]);
    expect(
      sitesTold("py", "from celery import shared_task", "@shared_task", "x = 1", "make().delay(1)"),
    ).toEqual([]);
    expect(sitesTold("py", "from celery import shared_task", "x = [a.delay(1), b().apply_async()]")).toEqual([
      "publish celery 'a' transport=command message=a L2 name-by-convention",
    ]);
  });

  it("of routes that are no texts", () => {
    expect(
      sitesTold(
        "ts",
        'import express from "express"; const a = express();',
        'a.get("x"); a.get(R, h); make().get("/y", h); express().get("/z", h);',
        "a[0].get('/q', h);",
      ),
    ).toEqual(["operation express '/z' transport=http verb=GET L2"]);
    expect(
      sitesTold(
        "ts",
        'import Fastify from "fastify"; const a = Fastify();',
        'a.route({ url: "/x" }); a.route({ url: "/y", method: M }); a.route({ url: "/*", method: "get" });',
      ),
    ).toEqual([
      "operation fastify '/x' transport=http L2",
      "operation fastify '/y' transport=http L2",
      "operation fastify '/{rest}' transport=http verb=GET L2",
    ]);
    const go = (...lines: readonly string[]) =>
      sitesTold(
        "go",
        'package a\nimport "net/http"\nimport "github.com/gin-gonic/gin"',
        "func a(r *gin.Engine, m *http.ServeMux) {",
        ...lines,
        "}",
      );
    expect(
      go(
        'r.GET("/x")',
        "m.HandleFunc(P, h)",
        "m.Handle()",
        'm.HandleFunc("/plain", h)',
        'm.HandleFunc("GET h/x/{$}", h)',
        "r.GET(`/raw`, h)",
      ),
    ).toEqual([
      "operation go-web '/x' transport=http verb=GET L9",
      "operation go-web '/raw' transport=http verb=GET L10",
    ]);
    expect(
      sitesTold(
        "py",
        "from fastapi import FastAPI, APIRouter",
        "app = FastAPI()",
        "def make(r: APIRouter):",
        "    @r.get('/x')",
        "    def a(): pass",
        "@app.api_route('/y', methods=[M, 'post'])",
        "def b(): pass",
        "@make().get('/z')",
        "def c(): pass",
      ),
    ).toEqual(
      [
        "operation python-web '/y' transport=http verb=POST L6",
        "operation python-web '/x' transport=http verb=GET L4 prefix-unknown",
      ]
        .sort()
        .reverse()
        .sort((one, other) => Number(/L(\d)/.exec(one)?.[1]) - Number(/L(\d)/.exec(other)?.[1])),
    );
    expect(
      sitesTold(
        "ts",
        'import { Controller, Get } from "@nestjs/common";',
        "@Controller({ host: 'x' }) class A { @Get('a') b() {} @Get({ path: P }) c() {} }",
      ),
    ).toEqual(["operation nestjs '/a' transport=http verb=GET L2"]);
    expect(
      sitesTold(
        "rs",
        "use axum::Router;",
        "fn a() -> Router { Router::new().nest(P, b()) }",
        'fn b() -> Router { Router::new().route("/x", get(h)) }',
      ),
    ).toEqual(["operation rust-web '/x' transport=http verb=GET L3 prefix-unknown"]);
    expect(
      sitesTold(
        "cs",
        'class AController { [HttpGet("/a")] void B() {} [HttpGet(R)] void C() {} [HttpGet("d")] void D() {} }',
      ),
    ).toEqual([
      "operation aspnet '/a' transport=http verb=GET L1",
      "operation aspnet '/d' transport=http verb=GET L1",
    ]);
    expect(
      sitesTold(
        "java",
        '@RestController class A { @GetMapping("/a") void b() {} @RequestMapping(path = "/c", method = RequestMethod.PUT) void d() {} }',
      ),
    ).toEqual([
      "operation spring-web '/a' transport=http verb=GET L1",
      "operation spring-web '/c' transport=http verb=PUT L1",
    ]);
  });

  it("of texts with signs in them", () => {
    const name = (text: string) =>
      cs(`void B(C c) { c.ReceiveEndpoint(${text}, e => { }); }`).map((site) => site.split(" ")[2]);
    expect(name('"a\\u0062\\x63"')).toEqual(["'abc'"]);
    expect(name('"\\U00110000x"')).toEqual(["'x'"]);
    expect(name('"a" + "b"')).toEqual(["'ab'"]);
    expect(name('"a" + b')).toEqual([]);
    expect(name('$"a{b}"')).toEqual([]);
    expect(name("D()()")).toEqual([]);
    expect(name("E().F")).toEqual([]);
    expect(name('(string)"g"')).toEqual(["'g'"]);
  });

  it("in collections that are empty, as C# writes them", () => {
    const read = readLines(
      "cs",
      "class A {",
      "  string[] B = []; int[] C => [ ]; // = []",
      '  void D(E e) { F([], "= []"); e.UseInMemoryOutbox(); }',
      "}",
    );
    expect(read).toMatchObject({ hasErrors: false });
    expect(read.sites).toHaveLength(1);
  });

  it("in groups of an outbox that nothing is known of", () => {
    expect(
      sitesTold("java", "class A { @Scheduled void b() { while (x) { kafka.send(o); } } // outbox", "}"),
    ).toEqual([]);
    expect(
      sitesTold(
        "cs",
        "class PlainOutboxSweeper { void A() { new MsSqlOutboxSync(); new InMemoryOutbox(); } }",
      ).length,
    ).toBeGreaterThan(1);
  });
});

describe("files that take more than they may", () => {
  it("of a long text with many words of an outbox are not looked at again and again", () => {
    expect(
      readLines("cs", `class A { string B = "${"insert into outbox ".repeat(20_000)}"; }`),
    ).toMatchObject({
      reading: "unparsed",
      reason: "budget",
    });
  });

  it("of braces that open without end are given up", () => {
    expect(readLines("cs", `const outbox = {${'a: "b", '.repeat(4000)}}`)).toMatchObject({
      reading: "unparsed",
      reason: "budget",
    });
  });

  it("of names that go on are read so far", () => {
    const deep = `class A { void B(IBus c) { c${".D()".repeat(200)}.Publish<E>(f); ${"g(".repeat(200)}x.UseInMemoryOutbox()${")".repeat(200)}; } }`;
    expect(readLines("cs", "using MassTransit;", deep).sites.length).toBeGreaterThan(0);
  });
});
