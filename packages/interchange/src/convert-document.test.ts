import { describe, expect, it } from "@jest/globals";
import { convertDocument, SOURCE_FORMATS, type SourceFormat } from "./index.js";
import { CONVERT_LIMITS } from "./limits.js";
import { conversionOf, notesOf, refusalOf } from "./testing/conversion-of.js";

describe("the format of a source", () => {
  it.each<[SourceFormat, string]>([
    ["openapi", "openapi: 3.1.0"],
    ["openapi", ' \n{"openapi": "3.0.0"}'],
    ["asyncapi", "asyncapi: 2.0.0"],
    ["structurizr", '{"model": {"people": []}}'],
    ["structurizr", '{"model": {"softwareSystems": []}}'],
    ["structurizr", "workspace {\n}"],
    ["structurizr", 'workspace "a: b" {\n}'],
    ["structurizr", "\uFEFF// hm\n/* hm\n*/\n# hm\nworkspace\n"],
    ["structurizr", "!const A B\nmodel {\n}"],
    ["likec4", '{"specification": {}, "elements": {}, "relations": {}}'],
    ["backstage", "apiVersion: backstage.io/v1alpha1\nkind: System"],
    ["backstage", "apiVersion: x/v1\nkind: System\nmetadata: {}"],
    ["backstage", "# nothing\n---\n---\napiVersion: backstage.io/v1\nkind: API"],
    ["compose", "services: {}"],
    ["compose", "include: [a]"],
  ])("is guessed as %s: %j", (format, text) => {
    expect(conversionOf(text).format).toBe(format);
  });

  it.each(["a: 1", "[1]", "7", "workspace: {}", '"text"', "workspaces {"])(
    "cannot be guessed: %j",
    (text) => {
      expect(refusalOf(text)).toMatch(/format that could be guessed: name one of openapi, |is not YAML/);
    },
  );

  it.each([...SOURCE_FORMATS].filter((format) => format !== "structurizr"))(
    "is held against the text where it is stated: %s",
    (format) => {
      const { ok, refusal } = { refusal: null, ...convertDocument('{"a": 1}', { format }) };
      expect(ok).toBe(false);
      expect(refusal).toMatchObject({
        code: "invalid_source",
        errors: [{ message: /at line 1$/ }].map(() => expect.anything()),
      });
    },
  );

  it("is a DSL where the file is called so, or the format is stated", () => {
    expect(refusalOf("a: 1", { fileName: "a/b.DSL" })).toContain('"a:" is no workspace at line 1');
    expect(refusalOf("a: 1", { format: "structurizr" })).toContain("no workspace");
    expect(refusalOf('{"a": 1}', { format: "structurizr" })).toBe(
      "model: must be the model of a workspace, an object at line 1",
    );
    expect(refusalOf("swagger: '2.0'")).toContain("Swagger 2, which is not read");
  });
});

describe("a source that cannot be read", () => {
  it.each([
    ["", "The source holds no document"],
    ["---\n---\n", "The source holds no document"],
    ["null", "The source holds no document"],
    ["{", "The source is not JSON: the text ends at line 1, column 2"],
    ['{"a": 1,\n"a": 2}', "a: is repeated at line 2"],
    ['{"a": [0, {"b c": "\\ud800"}]}', 'a[1]["b c"]: holds invalid Unicode at line 1'],
    ['{"a":\n"\\u0000"}', "a: holds U+0000 at line 1"],
    ['{"a": 1e999}', "a: is outside the range of a 64-bit number at line 1"],
    [`${"[".repeat(101)}`, "The source nests over 100 levels"],
    ["a: [", "The source is not YAML"],
    ["a: b\uD800", "The source holds invalid Unicode"],
  ])("%j: %s", (text, title) => {
    expect(refusalOf(text)).toContain(title.slice(0, 60));
  });

  it("is too large", () => {
    const most = CONVERT_LIMITS.sourceBytes;
    expect(convertDocument(" ".repeat(most + 1))).toMatchObject({ refusal: { code: "import_too_large" } });
    expect(refusalOf(`# ${"é".repeat(most / 2)}`)).toContain(`is over ${most} bytes`);
    expect(refusalOf("--- a\n".repeat(CONVERT_LIMITS.documents + 1))).toContain("holds over 5000 documents");
  });

  it("may spell a number with more digits than anybody needs", () => {
    expect(conversionOf(`{"openapi": "3.1.0", "x": 0.${"1".repeat(50)}}`).format).toBe("openapi");
  });
});

describe("what facts say of where they come from", () => {
  const provenance = (text: string, fileName?: string): unknown =>
    conversionOf(text, { fileName }).document.elements[0]?.provenance;

  it("is the name of the file, or what the source calls itself", () => {
    const text = "openapi: 3.1.0\ninfo: {title: Orders, version: 7}";
    expect(provenance(text, "C:\\a\\b/orders\n.yaml")).toMatchObject({
      source: "orders .yaml (OpenAPI 3.1.0)",
      revision: "7",
    });
    expect(provenance(text)).toMatchObject({ source: "Orders (OpenAPI 3.1.0)" });
    expect(provenance("services: {}")).toMatchObject({ source: "a document (Compose)", revision: null });
    expect(provenance(text, "/")).toMatchObject({ source: "Orders (OpenAPI 3.1.0)" });
    expect(provenance(text, "x".repeat(999))).toMatchObject({ source: `${"x".repeat(255)} (OpenAPI 3.1.0)` });
  });

  it("fits", () => {
    const text = `openapi: 3.1.0\ninfo: {title: A, version: ${"1.".repeat(2000)}}`;
    expect(notesOf(text)).toContain("1 : is cut to the 2000 characters that the model holds");
    expect(notesOf(`workspace ${"x".repeat(3000)} {\n model {\n person A\n}\n}`)).toEqual([
      "1 : is cut to the 2000 characters that the model holds",
    ]);
  });
});

describe("notes", () => {
  const services = (count: number): string =>
    `services:\n${Array.from({ length: count }, (_, n) => `  s${n}: {tty: true, huh: 1}\n`).join("")}`;

  it("name ten places of each sort, and count the others", () => {
    const { notes, moreNotes } = conversionOf(services(12));
    expect(notes).toHaveLength(20);
    expect(moreNotes).toEqual([
      { what: "tty: not carried over of services", count: 2 },
      { what: "another key: not carried over of services", count: 2 },
    ]);
    expect(conversionOf(services(10)).moreNotes).toEqual([]);
  });

  it("count a place once, as far as places are remembered", () => {
    const order = "{type: object, discriminator: {}}";
    const paths =
      "{/a: {get: {responses: {200: {content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}}}}}";
    const more =
      ", /b: {get: {responses: {200: {content: {application/json: {schema: {items: {$ref: '#/components/schemas/A'}}}}}}}}}";
    const text = `openapi: 3.1.0\npaths: ${paths}${more}\ncomponents: {schemas: {A: ${order}}}`;
    expect(notesOf(text).filter((note) => note.includes("discriminator"))).toHaveLength(1);
  });
});
