import fc from "fast-check";
import { hostileText } from "./hostile-text.js";

const DRAFTS = [
  "https://json-schema.org/draft/2020-12/schema",
  "https://json-schema.org/draft/2019-09/schema",
  "http://json-schema.org/draft-07/schema#",
];

const scalar = fc.oneof(
  hostileText,
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
);
const reference = fc.constantFrom(
  "#",
  "#/$defs/a",
  "#/definitions/a",
  "#/properties/x",
  "#here",
  "https://x.test/s",
  "other.json",
  "#/title",
  "#/nothing",
);

const leaf: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(true, false, {}, { type: "string" }, { type: ["null", "integer"], minimum: 1.5e300 }),
  fc.record({
    title: hostileText,
    description: hostileText,
    default: scalar,
    enum: fc.array(scalar, { maxLength: 3 }),
  }),
  fc.record(
    {
      enum: fc.array(fc.constantFrom(0, "0", null, {}, { a: [1], b: 2 }, { b: 2, a: [1] }), { maxLength: 5 }),
    },
    { requiredKeys: ["enum"] },
  ),
  fc.record({ $ref: reference }),
  fc.record({ const: fc.dictionary(hostileText, scalar, { maxKeys: 3 }) }),
  fc.record({
    discriminator: scalar,
    xml: scalar,
    externalDocs: scalar,
    deprecated: fc.boolean(),
    schema: scalar,
    additionalItems: fc.boolean(),
  }),
  fc.record({ $anchor: fc.constant("here"), minimum: fc.nat() }),
  fc.record({ $dynamicRef: fc.constantFrom("#n", "#"), $recursiveRef: fc.constant("#") }),
  fc.record({ $dynamicAnchor: fc.constant("n"), $comment: hostileText }),
);

const nested = fc.letrec<{ schema: unknown }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.record(
      {
        $id: fc.constantFrom("https://x.test/s", "inner"),
        properties: fc.dictionary(hostileText, tie("schema"), { maxKeys: 3 }),
        $defs: fc.record({ a: tie("schema") }),
        definitions: fc.record({ a: tie("schema") }),
        allOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
        items: tie("schema"),
        "x-unknown": tie("schema"),
        $ref: reference,
      },
      { requiredKeys: [] },
    ),
  ),
})).schema;

/** The text of a schema: of every draft, broken, or no schema at all. */
export const anySchemaContent: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: nested.map((schema) => JSON.stringify(schema)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(nested, fc.constantFrom(...DRAFTS))
      .map(([schema, $schema]) =>
        JSON.stringify(typeof schema === "object" ? { $schema, ...schema } : schema),
      ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '{"maximum":9007199254740993}',
      '{"const":1e999}',
      '{"enum":[1e999,[1e999]]}',
      '{"enum":[{},{}],"items":{"$ref":"#/enum/1"}}',
      '{"enum":[],"items":{"$ref":"#/allOf/0"}}',
      '{"a":1,"a":2}',
      "[]",
      "7",
      "",
    ),
  },
  { weight: 1, arbitrary: hostileText },
);
