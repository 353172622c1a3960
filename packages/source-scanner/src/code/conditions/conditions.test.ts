import { describe, expect, it } from "@jest/globals";
import { readLines, sitesTold } from "../../testing/code-told.js";

const OUTBOX = "x.UseBusOutbox();";

function told(...lines: readonly string[]): readonly string[] {
  return sitesTold("cs", "class A { void B() {", ...lines, "} }").map((site) =>
    site.replace(/^signature \w+ token=/, ""),
  );
}

describe("compile-time conditions of C#", () => {
  it("are those of the line, from the outermost in", () => {
    expect(
      told("#if X || Y", "a();", "#else", "#if Z", OUTBOX, "#endif", "#endif", "x.UseInMemoryOutbox();"),
    ).toEqual(["UseBusOutbox L6 if !(X || Y) if Z", "UseInMemoryOutbox L9"]);
  });

  it("of #elif say that what stands before it does not hold", () => {
    expect(
      told(
        "#if A",
        "#elif B && C",
        OUTBOX,
        "#elif D",
        "x.UseInMemoryOutbox();",
        "#else",
        "x.UseMongoDbOutbox(c);",
        "#endif",
      ),
    ).toEqual([
      "UseBusOutbox L4 if !A && (B && C)",
      "UseInMemoryOutbox L6 if !(A || B && C) && D",
      "UseMongoDbOutbox L8 if !(A || B && C || D)",
    ]);
  });

  it("inside a chain of calls hold for the call they stand before", () => {
    expect(
      told("x", " .AddEntityFrameworkOutbox()", "#if SQL", " .UseBusOutbox()", "#endif", " .Done();"),
    ).toEqual(["AddEntityFrameworkOutbox L3", "UseBusOutbox L5 if SQL"]);
  });

  it("around half a method leave both halves readable", () => {
    const read = sitesTold(
      "cs",
      "class A {",
      "#if NEW",
      " void B(int a) {",
      "#else",
      " void B() {",
      "#endif",
      ` ${OUTBOX}`,
      " }",
      "}",
    );
    expect(read).toEqual(["signature masstransit token=UseBusOutbox L7"]);
  });

  it("do not count for what stands in every branch of a group with #else", () => {
    expect(told("#if A", OUTBOX, "#elif B", OUTBOX, "#else", OUTBOX, "#endif")).toEqual([
      "UseBusOutbox L3",
      "UseBusOutbox L5",
      "UseBusOutbox L7",
    ]);
    expect(told("#if A", OUTBOX, "#elif B", OUTBOX, "#endif")).toEqual([
      "UseBusOutbox L3 if A",
      "UseBusOutbox L5 if !A && B",
    ]);
  });

  it("of nested groups that cover all count as those around them", () => {
    expect(told("#if A", "#if B", OUTBOX, "#else", OUTBOX, "#endif", "#endif")).toEqual([
      "UseBusOutbox L4 if A",
      "UseBusOutbox L6 if A",
    ]);
  });

  it("that are the same test hold together, and against their opposite", () => {
    const halves = [
      "#if A",
      "if (x) {",
      "#endif",
      OUTBOX,
      "#if A",
      "}",
      "#endif",
      "#if !A",
      "x.UseInMemoryOutbox();",
      "#endif",
    ];
    const read = readLines("cs", "class A { void B() {", ...halves, "} }");
    expect(read.hasErrors).toBe(false);
    expect(read.sites.map(({ conditions }) => conditions)).toEqual([[], ["!A"]]);
  });

  it("in comments and long texts are none", () => {
    expect(
      told("/*", "#if X", "*/", 'var s = @"', "#endif", '";', OUTBOX, "#region R", "#endregion"),
    ).toEqual(["UseBusOutbox L8"]);
  });

  it("that do not balance leave a file unparsed", () => {
    for (const lines of [
      ["#if X"],
      ["#endif"],
      ["#else"],
      ["#if X", "#else", "#elif Y", "#endif"],
      ["#if X", "#else", "#else", "#endif"],
    ]) {
      expect(readLines("cs", OUTBOX, ...lines)).toMatchObject({
        reading: "unparsed",
        reason: "unbalanced-conditions",
        hasPatternToken: true,
        sites: [],
      });
    }
  });

  it("that make too many variants leave a file unparsed", () => {
    const groups = (count: number): string[] =>
      Array.from({ length: count }, (_, at) => [`#if S${at}`, "a();", "#else", "b();", "#endif"]).flat();
    expect(readLines("cs", "class A { void B() {", OUTBOX, ...groups(60), "} }")).toMatchObject({
      reading: "parsed",
    });
    for (const count of [65, 5000]) {
      expect(readLines("cs", OUTBOX, ...groups(count))).toMatchObject({
        reading: "unparsed",
        reason: "too-many-variants",
      });
    }
    const deep = [
      ...Array.from({ length: 5000 }, () => "#if D"),
      ...Array.from({ length: 5000 }, () => "#endif"),
    ];
    expect(readLines("cs", OUTBOX, ...deep)).toMatchObject({
      reading: "unparsed",
      reason: "too-many-variants",
    });
  });

  it("of many groups with one test are two variants", () => {
    const groups = Array.from({ length: 2000 }, () => ["#if NET", "a();", "#else", "b();", "#endif"]).flat();
    expect(readLines("cs", "class A { void B() {", OUTBOX, ...groups, "} }")).toMatchObject({
      reading: "parsed",
    });
  });

  it("are set by [Conditional] on methods that are called, which files name", () => {
    const { sites, conditionalMethods } = readLines(
      "cs",
      "class Guard<T> {",
      '[Conditional("DEBUG"), Obsolete("it")] [System.Diagnostics.ConditionalAttribute(Flags.Trial)]',
      "  public static void Try<T>(Action a) { }",
      '[Conditional("X")] internal static void On(this IBus b, Action a) { }',
      '// [Conditional("COMMENT")] void A() {}',
      '[Conditional("NOT_VOID")] int B() { }',
      '[Conditional("CLASS")] class C { void D() {} }',
      "  void E(Guard<int> g, IBus b) {",
      "    Guard.Try(() => F(this.G(g.H(b.I(J()(x.UseBusOutbox()))))));",
      "  }",
      "}",
    );
    expect(conditionalMethods).toEqual([
      { name: "Guard.Try", isExtension: false, condition: "DEBUG || Flags.Trial" },
      { name: "Guard.On", isExtension: true, condition: "X" },
    ]);
    expect(sites.map(({ calls }) => calls)).toEqual([
      ["x.UseBusOutbox", "IBus.I", "Guard.H", "G", "F", "Guard.Try"],
    ]);
    const chained = readLines("cs", "class A { void B() { c.D().E(x => x.UseBusOutbox()); new F(); } }");
    expect(chained.sites.map(({ calls }) => calls)).toEqual([["x.UseBusOutbox", "?.E"]]);
    expect(chained.conditionalMethods).toEqual([]);
    expect(readLines("cs", '[Conditional("A")] void B(').conditionalMethods).toMatchObject([{ name: "B" }]);
    expect(readLines("java", '@Conditional("A") void b() {}').conditionalMethods).toEqual([]);
  });

  it("are also set by [Conditional] on the method", () => {
    expect(
      sitesTold("cs", "class A {", '[Conditional("DEBUG")] void B() { x.UseBusOutbox(); }', "}"),
    ).toEqual(["signature masstransit token=UseBusOutbox L2 if DEBUG"]);
  });
});
