import { describe, expect, it } from "@jest/globals";
import {
  conversionOf,
  elementsOf,
  notesOf,
  refusalOf,
  relationshipsOf,
} from "../../testing/conversion-of.js";

function model(...lines: readonly string[]): string {
  return ["workspace {", "model {", ...lines, "}", "}"].join("\n");
}

describe("the DSL", () => {
  it.each([
    ["workspace {\n", "opens a block that does not end at line 1"],
    ["workspace {\n}\n}\n", "closes a block that is not open at line 3"],
    ["workspace {\n}\nhello", '"hello" is no workspace at line 3'],
    ['workspace {\n}\n"hello"', '"" is no workspace at line 3'],
    ["# nothing\n!const A B\n", "holds no workspace"],
    [model('a = person "A'), "a text in quotes does not end at line 3"],
    [model('a = person """A', "B"), "a text in quotes does not end at line 3"],
    [model("/* never", "ends"), "a comment that begins here does not end at line 3"],
    [model("a = person"), "is an element without a name at line 3"],
    [model('a = person "  "'), "is an element without a name at line 3"],
    [model("a = container A"), "is a container that cannot be here at line 3"],
    [model("s = softwareSystem S {", "c = component C", "}"), "is a component that cannot be here at line 4"],
    [model("s = softwareSystem S {", "p = person P", "}"), "is a person that cannot be here at line 4"],
    [model(`${"a".repeat(201)} = person A`), "has an identifier of over 200 characters at line 3"],
    [model("a = person A", "a -> b"), "names an element that is not there at line 4"],
    [model("a = person A", "b -> a"), "names an element that is not there at line 4"],
    [model("a = person A", "a ->"), "is a relationship without both of its ends at line 4"],
    [model("-> a"), "is a relationship without both of its ends at line 3"],
    [model("hello"), '"hello" is no statement of a model at line 3'],
    [model('a = softwareSystem "A" { tags "planned" }'), "has a bracket amid its words at line 3"],
    [model("a = person A { }"), "has a bracket amid its words at line 3"],
    [model("group {", "}"), "is a group without a name at line 3"],
    [model("group A B {", "}"), "has more words than a statement of its kind at line 3"],
    [model("group A"), "is a group without a block at line 3"],
    [
      model("group A {", "group B {", "}", "}"),
      "is a group in a group, and the model has no property structurizr.groupSeparator at line 4",
    ],
    [
      model("properties {", 'structurizr.groupSeparator ""', "}", "group A {", "group B {"),
      "is a group in a group, and the model has no property structurizr.groupSeparator at line 7",
    ],
    [model("} person A"), "has a bracket amid its words at line 3"],
    [model('person "B" "d" "t" "extra"'), "has more words than a statement of its kind at line 3"],
    [model('softwareSystem S "d" "t" "x"'), "has more words than a statement of its kind at line 3"],
    [model('element E "m" "d" "t" "x"'), "has more words than a statement of its kind at line 3"],
    [
      model("a = person A", 'a -> a "d" "t" "x" "y"'),
      "has more words than a statement of its kind at line 4",
    ],
    [
      model("a = person A {", "description of A", "}"),
      "has more words than a statement of its kind at line 4",
    ],
    [model(...Array(60).fill("huh {")), "nests over 50 blocks at line 51"],
  ])("%j is refused", (text, message) => {
    expect(refusalOf(text)).toContain(message);
  });

  it("holds a bounded number of words, and fills in a bounded number of characters", () => {
    expect(refusalOf(model(`a = person A ${"x ".repeat(1_000_001)}`))).toContain(
      "holds over 1000000 words at line 3",
    );
    const text = model(`!const X ${"x".repeat(100_000)}`, ...Array(50).fill("!var Y \u0024{X}"));
    expect(refusalOf(text)).toContain("fills in over 4194304 characters of constants at line");
  });

  it("passes over scripts, whatever they are written in", () => {
    const script = ["!script groovy {", "if (a) {", "say 'it\"s'", "} else {", "}", "}"];
    expect(elementsOf(conversionOf(model(...script, "person A")))).toEqual(["actor A"]);
  });

  it("may have a model alone", () => {
    expect(elementsOf(conversionOf("model {\n person A\n}\n"))).toEqual(["actor A"]);
  });

  it("has identifiers that are flat, or those of what they are in", () => {
    const lines = [
      "s = softwareSystem S {",
      "c = container C {",
      "x = component X",
      "y = component Y {",
      "-> X",
      "}",
      "}",
      "d = container D {",
      "-> c",
      "}",
      "}",
    ];
    const flat = conversionOf(model(...lines, "x -> d"));
    expect(relationshipsOf(flat)).toEqual(["D -> C", "X -> D", "Y -> X"]);
    const tree = conversionOf(model("!identifiers hierarchical", ...lines, "s.c.x -> S.D"));
    expect(relationshipsOf(tree)).toEqual(["D -> C", "X -> D", "Y -> X"]);
    expect(refusalOf(model("!identifiers hierarchical", ...lines, "x -> d"))).toContain("at line 15");
    expect(refusalOf(model("!identifiers hierarchical", ...lines.slice(0, 8), "-> z", "}", "}"))).toContain(
      "at line 12",
    );
  });

  it("fills in constants, and nothing else", () => {
    const text = model(
      "!const A one",
      "!var B \u0024{A}\u0024{HOME}",
      "!const",
      'p = person "\u0024{B} \u0024{PATH}"',
    );
    expect(elementsOf(conversionOf(text))).toEqual(["actor one\u0024{HOME} \u0024{PATH}"]);
  });

  it("reads what stands behind the name of each kind, and in its body", () => {
    const { document } = conversionOf(
      model(
        'p = person "P" "d" "a, b"',
        'e = element "E" "m" "d" "t"',
        's = softwareSystem "S" "d" "Ours" {',
        'c = container "C" "d" "Go" "Cache" {',
        'technology ""',
        "}",
        "i = container I",
        "}",
        'element "F"',
        'r = p -> s "uses" {',
        'description "asks"',
        "technology HTTPS",
        "url https://example.org",
        "}",
      ),
    );
    const named = (name: string): unknown => document.elements.find((element) => element.name === name);
    expect(named("P")).toMatchObject({ description: "d", tags: ["a", "b"] });
    expect(named("E")).toMatchObject({ kind: "system", description: "d", technology: "m", tags: ["t"] });
    expect(named("C")).toMatchObject({ kind: "app", technology: "Go", tags: ["Cache"] });
    expect(named("F")).toMatchObject({ technology: null });
    expect(document.relationships).toMatchObject([{ label: "asks", technology: "HTTPS" }]);
  });

  it("joins the names of groups that are in each other as the model says", () => {
    const text = model(
      "properties {",
      '"structurizr.groupSeparator" "|"',
      "other value",
      "}",
      'a = group "A" {',
      'group " " {',
      "group B {",
      "s = softwareSystem S {",
      "group C {",
      "c = container C {",
      "component X {",
      "group D",
      'group " "',
      "group E",
      "}",
      "}",
      "}",
      "}",
      "}",
      "}",
      "person P",
      "}",
    );
    const { document } = conversionOf(text);
    expect(Object.fromEntries(document.elements.map(({ name, tags }) => [name, tags[0]]))).toEqual({
      C: "group:C",
      P: "group:A",
      S: "group:A|B",
      X: "group:D|E",
    });
    expect(notesOf(text)).toEqual(["3 workspace > model > properties: properties are not carried over"]);
  });

  it("joins them with a slash where what says it may be elsewhere", () => {
    const text = model("!include a.dsl", "group A {", "group B {", "person P", "}", "}");
    expect(conversionOf(text).document.elements).toMatchObject([{ tags: ["group:A/B"] }]);
    expect(notesOf(text)[1]).toBe(
      "5 workspace > model > group > group: is a group in a group, whose separator was not read: a slash stands for it",
    );
  });

  it("names what would bring in something else", () => {
    const text = [
      "workspace extends https://example.org/w.dsl {",
      "name Bank",
      "description D",
      "!include a.dsl",
      "model {",
      "!script groovy {",
      "a = person A",
      "}",
      "!plugin com.example.P",
      "!components {",
      "}",
      "huh {",
      "}",
      "x = huh",
      "a -> b",
      "}",
      "views {",
      "styles {",
      "element Database",
      "relationship R {",
      "}",
      "}",
      "}",
      "!docs a",
      "}",
    ].join("\n");
    expect(conversionOf(text).document.project).toEqual({ name: "Bank" });
    expect(notesOf(text)).toEqual([
      "1 extends: extends is not followed: nothing is fetched",
      "4 workspace > !include: !include is not followed: nothing is fetched",
      "6 workspace > model > !script: !script is not run",
      "9 workspace > model > !plugin: !plugin is not run",
      "10 workspace > model > !components: !components is not carried out: nothing is scanned",
      "12 workspace > model > huh: is not understood",
      "14 workspace > model > huh: is not understood",
      "24 workspace > !docs: documentation and decisions are not carried over",
      "15 workspace > model > ->: names an element that is not there, as something else was not read",
    ]);
  });

  it("may have an archetype of relationships, and arrows of a name that is none", () => {
    const text = model(
      "archetypes {",
      "-> {",
      "technology HTTP",
      "}",
      "tcp = -> {",
      "technology TCP",
      "}",
      "}",
      "a = person A",
      "b = person B",
      "a -> b",
      "b --tcp-> a",
      "a --huh-> a",
    );
    expect(
      conversionOf(text)
        .document.relationships.map(({ technology }) => technology)
        .sort(),
    ).toEqual(["HTTP", "HTTP", "TCP"]);
  });

  it("continues lines, and leaves comments out", () => {
    const text = model(
      "/* one line */",
      "/*",
      "several",
      "*/",
      "# c",
      "// c",
      'person "A \\',
      'B"',
      'person """',
      "C",
      "D",
      '"""',
      "{",
      "hm",
      "}",
      "views \\",
    );
    expect(elementsOf(conversionOf(`${text}`.replace("views \\\n", "")))).toEqual(["actor A B", "actor C D"]);
  });
});

describe("a workspace that Plumbline drew", () => {
  it("has channels, subscriptions and bindings again", () => {
    const { document, notes } = conversionOf(
      model(
        's = softwareSystem "Shop (unknown, planned)" "" "System,Doubtful,planned"',
        't = softwareSystem "Till (planned)" "" "System"',
        'u = softwareSystem "Plain" "" "removed"',
        'e = element "events" "exchange" "" "Channel"',
        'q = element "orders" "queue" "" "Channel"',
        'd = element "dead" "topic" "" "Channel"',
        "e -> q",
        "e -> e",
        "q -> e",
        "e -> d",
        "q -> s",
        "s -> e",
      ),
    );
    expect(
      document.elements.map(({ name, status, factStatus, tags }) => [name, status, factStatus, tags]),
    ).toEqual(
      expect.arrayContaining([
        ["Shop", "planned", "unknown", []],
        ["Till (planned)", "current", "declared", []],
        ["Plain", "removed", "declared", []],
      ]),
    );
    expect(
      [document.channels, document.bindings, document.subscriptions].map(({ length }) => length),
    ).toEqual([3, 1, 1]);
    expect(notes).toHaveLength(4);
  });
});
