import { describe, expect, it } from "@jest/globals";
import { readLines, sitesTold } from "../testing/code-told.js";

const constantsOf = (extension: string, ...lines: readonly string[]) =>
  readLines(extension, ...lines).constants.map(({ name, value }) => `${name}=${value}`);

describe("constants, read without a grammar", () => {
  it("of records and enums have the names of these before them", () => {
    expect(
      constantsOf(
        "ts",
        "export const Topics = { orders: 'o', bills: \"b\" } as const;",
        "enum Queues { A = 'a', B = 'b' }",
        "const odd = f({ x: 'y' });",
      ),
    ).toEqual(["Topics.orders=o", "Topics.bills=b", "Queues.A=a", "Queues.B=b"]);
  });

  it("of blocks that are not closed, closed too often or are not there", () => {
    expect(
      constantsOf(
        "cs",
        "record A(int B);",
        'class C { const string D = "d"; } }',
        'class E { const string F = "f";',
      ),
    ).toEqual(["C.D=d", "E.F=f"]);
    expect(constantsOf("cs", 'const string A = "a"; class B')).toEqual(["A=a"]);
    expect(
      constantsOf("kt", "object : Any { }", 'class A { companion object { const val B = "b" } }'),
    ).toEqual(["A.B=b"]);
    expect(constantsOf("py", "class A:", '    B = "b"')).toEqual(["A.B=b"]);
    expect(constantsOf("py", "class A:", '    B = "b"', 'C = "c"')).toEqual(["A.B=b", "C=c"]);
  });

  it("and imports of Go stand alone and in blocks, which may be open", () => {
    const go = readLines(
      "go",
      "package a",
      'import "fmt"',
      "import (",
      '\tx "a/b"',
      ")",
      "import (",
      'const A = "a"',
      "const (",
      '\tB = "b"',
      '\tC string = "c"',
      ")",
    );
    expect(go.imports.map(({ name }) => name)).toEqual(["fmt", "a/b"]);
    expect(go.constants.map(({ name }) => name)).toEqual(["A", "B", "C"]);
  });

  it("and modules of Rust have the conditions of their attributes", () => {
    const { modules } = readLines(
      "rs",
      "#[cfg(unix)]",
      "#[allow(x)]",
      "pub(crate) mod a;",
      "mod b;",
      'r#"mod c;',
    );
    expect(modules).toEqual([
      { name: "a", conditions: ["unix"] },
      { name: "b", conditions: [] },
    ]);
  });
});

describe("syntax that is seldom written", () => {
  const cs = (...lines: readonly string[]) => sitesTold("cs", "using MassTransit;", ...lines);

  it("of types without a name, and of uses in no type", () => {
    expect(
      cs('class A { void B(IBus c) { c.Publish<(int, string)>(d); c.Publish<int[]>(e); c.Publish("f"); } }'),
    ).toEqual([]);
    expect(cs("Event<Order> Placed;", "delegate int Sum(int a);")).toEqual([]);
    expect(
      sitesTold("cs", "using Wolverine;", "class AHandler { void Handle(/* it */ Order o) { } }"),
    ).toEqual(["subscribe wolverine 'Order' message=Order L2 name-by-convention needs WolverineFx"]);
  });

  it("of calls of what calls give", () => {
    expect(cs("class A { void B() { C()(x.UseInMemoryOutbox()); } }")).toEqual([
      "signature masstransit token=UseInMemoryOutbox L2",
    ]);
    expect(cs("x.UseInMemoryOutbox();")).toEqual(["signature masstransit token=UseInMemoryOutbox L2"]);
  });

  it("of conditions that are no texts", () => {
    expect(
      cs("class A { [Conditional(Flags.X)] [Conditional] void B() { x.UseInMemoryOutbox(); } }"),
    ).toEqual(["signature masstransit token=UseInMemoryOutbox L2"]);
  });

  it("of keys that are texts, or made when it runs", () => {
    expect(
      sitesTold(
        "ts",
        'import { Kafka } from "kafkajs";',
        'p.send({ "topic": "a", [b]: c, messages: [] }); p.send({ ...d, topic: "e", messages: [] });',
      ),
    ).toEqual(["publish kafkajs 'a' channel=topic L2", "publish kafkajs 'e' channel=topic L2"]);
  });

  it("of constants of another type of the file", () => {
    const cap = (...lines: readonly string[]) => sitesTold("cs", "using DotNetCore.CAP;", ...lines);
    const use = "class A { void B(ICapPublisher p) { p.Publish(X, c); } }";
    expect(cap('class T { public const string X = "x"; }', use)).toEqual([
      "publish cap 'x' channel=topic L3",
    ]);
    expect(cap('class T { const string X = "x"; } class U { const string X = "y"; }', use)).toEqual([
      "publish cap X channel=topic L3",
    ]);
  });

  it("of routes on what is no router", () => {
    expect(
      sitesTold(
        "cs",
        'class A { void B() { "x".MapGet("/a", c); d[0].MapGet("/b", c); e.MapGroup(F).MapGet("/c", c); e.MapGroup(3).MapGet("/d", c); } }',
      ),
    ).toEqual([
      "operation aspnet '/a' transport=http verb=GET L1",
      "operation aspnet '/b' transport=http verb=GET L1",
      "operation aspnet '/c' transport=http verb=GET L1 prefix-unknown",
      "operation aspnet '/d' transport=http verb=GET L1 prefix-unknown",
    ]);
  });

  it("of brokers that a file does not name", () => {
    expect(sitesTold("py", "from faststream import x", '@router.subscriber("a")', "def b(m): pass")).toEqual([
      "subscribe faststream 'a' channel=topic L2",
    ]);
    expect(
      sitesTold("py", "from faststream.rabbit import RabbitBroker", '@b.publisher("a")', "def c(m): pass"),
    ).toEqual(["publish faststream 'a' channel=queue L2"]);
  });

  it("of annotations with arguments beside them, or without a name", () => {
    expect(
      sitesTold(
        "kt",
        "import org.springframework.kafka.annotation.KafkaListener",
        "class A {",
        '@KafkaListener(topics = ["a"]) fun b(o: Order) {}',
        '@field:KafkaListener("c") val d = 1',
        "@[KafkaListener] fun e() {}",
        "}",
      ),
    ).toContain("subscribe spring-kafka 'a' channel=topic message=Order L3");
    expect(
      sitesTold(
        "py",
        "from celery import shared_task",
        "@(lambda f: f)",
        "@x[0]",
        "@shared_task(name='a')",
        "def b(): pass",
      ),
    ).toEqual(["subscribe celery 'a' transport=command message=b L4"]);
  });

  it("of declarations that are deep in others", () => {
    const deep = `${"if (a) ".repeat(30)}{ IBus b = c; b.Publish(new Order()); }`;
    expect(cs(`class A { void B() { ${deep} } }`).length).toBe(1);
    const type = `${"A<".repeat(30)}B${">".repeat(30)}`;
    expect(
      cs(`class A { ${type} x; void B(IBus b) { b.Publish(new a.b.c.d.e.f.g.h.i.j.k.Order()); } }`).length,
    ).toBe(1);
  });
});

describe("declarations that stand oddly", () => {
  it("are seen in the whole file where nothing around them bounds them", () => {
    const nested = `${"[".repeat(25)}p = new Kafka().producer()${"]".repeat(25)};`;
    expect(
      sitesTold("ts", 'import { Kafka } from "kafkajs";', nested, "p.send({ topic: 'a', messages: [] });"),
    ).toEqual(["publish kafkajs 'a' channel=topic L3"]);
  });

  it("as classes without a name are no types of a file", () => {
    expect(readLines("ts", "export default class { outbox = 1; }", "class Outbox {}").types).toMatchObject([
      { name: "Outbox" },
    ]);
  });

  it("have annotations of what is no method or type", () => {
    expect(
      sitesTold("py", "from celery import shared_task", "@shared_task(name='a')", "class B: pass"),
    ).toEqual(["subscribe celery 'a' transport=command message= L2"]);
    expect(sitesTold("java", 'class A { @Externalized("x") void b() {} }')).toEqual([
      "publish spring-modulith 'x' message= L1",
      "signature spring-modulith token=Externalized L1",
    ]);
    expect(
      sitesTold(
        "kt",
        "import org.springframework.kafka.annotation.KafkaListener",
        '@KafkaListener("a")',
        "fun b(o: Order) {}",
      ).length,
    ).toBe(1);
  });

  it("pass nothing on where no method or type says what", () => {
    expect(sitesTold("ts", "while (x) { kafka.send(outbox); }", "kafka.send(outbox);")).toEqual([]);
  });
});

describe("steps through trees", () => {
  it("are counted, and a file that takes too many is not parsed", () => {
    const text = `const outbox = ${"[".repeat(1500)}${"outbox, ".repeat(4000)}${"]".repeat(1500)};`;
    expect(readLines("ts", text)).toMatchObject({ reading: "unparsed", reason: "budget", sites: [] });
    const send = `class A { void b() { while (x) { kafka.send(${"(".repeat(800)}${"outbox + ".repeat(3000)}1${")".repeat(800)}); } } }`;
    expect(readLines("java", send)).toMatchObject({ reason: "budget" });
  });
});
