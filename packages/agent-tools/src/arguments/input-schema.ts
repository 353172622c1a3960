import {
  type Fields,
  type ObjectNode,
  object,
  type SchemaPart,
  SchemaWriter,
} from "@plumbline/model-core/declaring";
import type { Tool } from "../tools/tool.js";
import { argumentsOf, BUDGET } from "./declared-arguments.js";
import { shortSchema } from "./short-schema.js";

const WRITER = new SchemaWriter("sent", () => null);

/** The JSON Schema (draft 2020-12) of what a tool takes; what is not in it is refused. */
export function inputSchema(tool: Tool): SchemaPart {
  const [own, body] = [partsOf(argumentsOf(tool)), tool.body === null ? NOTHING : partsOf(tool.body)];
  const required = [...own.required, ...body.required];
  return shortSchema({
    type: "object",
    properties: { ...own.properties, ...body.properties, ...budgetOf(body) },
    ...(required.length === 0 ? {} : { required }),
  });
}

/** Tokens that a body states keep to the limits of an answer. */
function budgetOf({ properties }: Parts): SchemaPart {
  return "maxTokens" in properties ? partsOf(object(BUDGET)).properties : {};
}

interface Parts {
  readonly properties: SchemaPart;
  readonly required: readonly string[];
}

const NOTHING: Parts = { properties: {}, required: [] };

function partsOf(node: ObjectNode<Fields>): Parts {
  const { properties, required = [] } = WRITER.whole(node) as unknown as Partial<Parts> &
    Pick<Parts, "properties">;
  return { properties, required };
}
