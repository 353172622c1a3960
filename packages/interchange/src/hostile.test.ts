import { describe, expect, it } from "@jest/globals";
import { convertDocument, type SourceFormat } from "./index.js";
import { conversionOf, refusalOf } from "./testing/conversion-of.js";
import { planOf, refusalsOf } from "./testing/import-plan.js";

/** Names that are keys of every object, or that nobody can see. */
const NAMES = [
  "__proto__",
  "constructor",
  "toString",
  "\u0001",
  "\u2028",
  "é".repeat(300),
  "😀".repeat(300),
  "a/b~c%zz",
  "$ref",
];

function accepted(source: object | string, format?: SourceFormat): void {
  const conversion = conversionOf(source, { format });
  expect(refusalsOf(planOf(conversion))).toEqual([]);
}

/** An object of which one key is spelled so. */
function under(name: string, value: unknown): object {
  return JSON.parse(`{${JSON.stringify(name)}: ${JSON.stringify(value)}}`);
}

describe("names of any sort", () => {
  it.each(NAMES)("%j comes to a document that an import takes", (name) => {
    const schema = { $ref: `#/components/schemas/${name}` };
    const response = { 200: { content: { "application/json": { schema } } } };
    accepted({
      openapi: "3.1.0",
      info: { title: name },
      paths: under(`/${name}`, { get: { responses: response } }),
      components: { schemas: under(name, { properties: under(name, schema) }) },
    });
    accepted({
      asyncapi: "2.0.0",
      info: { title: name },
      channels: under(name, { publish: { message: { name, payload: schema, tags: [{ name }] } } }),
      components: { schemas: under(name, {}) },
    });
    accepted({
      asyncapi: "3.0.0",
      channels: under(name, { address: name, messages: under(name, {}) }),
      operations: under(name, { action: "send", channel: { $ref: `#/channels/${name}` } }),
    });
    const container = { name, tags: `${name},${name}`, technology: name, description: name };
    accepted({
      name,
      model: {
        people: [
          { name, id: name, group: name, relationships: [{ destinationId: name, description: name }] },
        ],
        softwareSystems: [{ name, containers: [{ ...container, components: [container] }, container] }],
      },
    });
    accepted({
      specification: { elements: under(name, {}) },
      elements: under(name, { kind: name, title: name, tags: [name] }),
      relations: under(name, { source: name, target: name }),
    });
    accepted({ name, services: under(name, { image: name, depends_on: [name], extends: name }) });
    const metadata = { name, title: name, tags: [name], description: name };
    accepted({
      apiVersion: "backstage.io/v1",
      kind: "Component",
      metadata,
      spec: {
        system: name,
        subcomponentOf: name,
        dependsOn: [name],
        consumesApis: [name],
        providesApis: [name],
        type: name,
      },
    });
    const text = JSON.stringify(name.replaceAll("\u0001", " ")).replaceAll("\\\\", "/");
    accepted(
      `workspace ${text} {\n model {\n group ${text} {\n a = person "x${name.replace(/["\\\n]/g, "")}" ${text} ${text}\n }\n }\n}`,
    );
  });
});

describe("sources that are made to take long", () => {
  it("are refused where aliases stand for aliases", () => {
    const lines = [
      "a0: &a0 {image: x}",
      ...Array.from({ length: 30 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]`),
    ];
    expect(refusalOf(`services: {}\n${lines.join("\n")}`)).toContain("its aliases counted in full");
  });

  it("are read where references lead in circles", () => {
    const circle = { $ref: "#/x-a" };
    const document = {
      "x-a": { $ref: "#/x-b" },
      "x-b": circle,
      components: { messages: { m: circle }, schemas: { s: { $ref: "#/components/schemas/s" } } },
    };
    accepted({
      openapi: "3.0.0",
      paths: {
        "/a": circle,
        "/b": { get: { requestBody: circle, responses: { 200: circle } } },
        "/c": {
          get: {
            responses: {
              200: { content: { "application/json": { schema: { $ref: "#/components/schemas/s" } } } },
            },
          },
        },
      },
      ...document,
    });
    accepted({
      asyncapi: "2.0.0",
      channels: { a: circle, b: { publish: { message: circle } } },
      ...document,
    });
    accepted({
      asyncapi: "3.0.0",
      channels: { a: { messages: { m: circle } }, b: circle },
      operations: { a: circle },
      ...document,
    });
  });

  it("are read where one thing is referred to again and again", () => {
    const many = (what: (n: number) => unknown): object =>
      Object.fromEntries(Array.from({ length: 4000 }, (_, n) => [`k${n}`, what(n)]));
    const operation = { message: { oneOf: Array.from({ length: 4000 }, (_, n) => ({ name: `m${n}` })) } };
    const channels = { first: { publish: operation }, ...many(() => ({ $ref: "#/channels/first" })) };
    expect(conversionOf({ asyncapi: "2.0.0", channels }).document.messages).toHaveLength(4000);
    const third = {
      a: { messages: many((n) => ({ name: `m${n}` })) },
      ...many(() => ({ $ref: "#/channels/a" })),
    };
    const operations = many(() => ({ action: "send", channel: { $ref: "#/channels/a" } }));
    expect(conversionOf({ asyncapi: "3.0.0", channels: third, operations }).document.channels).toHaveLength(
      1,
    );
    const item = { get: { responses: many(() => ({})) } };
    const paths = Object.fromEntries(Array.from({ length: 4000 }, (_, n) => [`/${n}`, { $ref: "#/x-item" }]));
    expect(conversionOf({ openapi: "3.1.0", paths, "x-item": item }).document.operations).toHaveLength(4000);
  });

  it("are read or refused where a text is of one sign", () => {
    const formats: readonly (SourceFormat | undefined)[] = [undefined, "structurizr", "compose"];
    for (const sign of [
      "{",
      "[",
      "-",
      " ",
      "\n",
      '"',
      "/",
      "#",
      "\\",
      "$",
      "&a ",
      "*",
      "a: ",
      "a\n",
      "a {\n",
      "}\n",
      "/*\n",
      '"""',
      "\u0024{A}",
      "\\\n",
    ]) {
      for (const format of formats) {
        expect(typeof convertDocument(sign.repeat(50_000), { format }).ok).toBe("boolean");
      }
    }
  });

  it("are counted as long as places are remembered, and beyond", () => {
    const keys = Object.fromEntries(Array.from({ length: 18_000 }, (_, n) => [`X${n}`, 1]));
    const services = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`s${n}`, keys]));
    const { moreNotes } = conversionOf({ services });
    expect(moreNotes).toEqual([
      { what: "another key: not carried over of services", count: 6 * 18_000 - 10 },
    ]);
  });
});
