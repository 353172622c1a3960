import { ApiProperty, type ApiPropertyOptions } from "@nestjs/swagger";
import { instanceSettingsJsonSchema, type JsonSchema, settingsJsonSchema } from "@plumbline/settings-policy";
import { ClosedBody } from "../../../platform/request/closed-body.decorator.js";

type Fields = Readonly<Record<string, JsonSchema>>;

// The schemas of the package, as classes: the API's document then has each once and refers to it.

/** A settings document as it is written: whatever is left out is that of the layer under it. */
@ClosedBody()
export class SettingsOverridesDto {}

/** A settings document with every value. */
export class SettingsDto {}

/** A policy with every key. */
export class InstancePolicyDto {}

/** A policy as it is written: what has a default may be left out. */
@ClosedBody()
export class StatedInstancePolicyDto {}

/** What a save of instance settings states. */
@ClosedBody()
export class InstanceSettingsDto {
  @ApiProperty({ type: StatedInstancePolicyDto })
  readonly policy!: StatedInstancePolicyDto;

  @ApiProperty({ type: SettingsOverridesDto })
  readonly defaults!: SettingsOverridesDto;
}

const SETTINGS = settingsJsonSchema();
const POLICY = fieldsOf(instanceSettingsJsonSchema())["policy"] ?? {};

describe(SettingsOverridesDto, SETTINGS);
describe(SettingsDto, wholeOf(SETTINGS));
describe(StatedInstancePolicyDto, POLICY);
describe(InstancePolicyDto, wholeOf(POLICY));

function describe(dto: { readonly prototype: object }, schema: JsonSchema): void {
  const always = new Set((schema["required"] ?? []) as readonly string[]);
  for (const [name, { required, ...field }] of Object.entries(fieldsOf(schema))) {
    const isThere = always.has(name);
    const presence = required === undefined ? { required: isThere } : { required, selfRequired: isThere };
    ApiProperty({ ...field, ...presence } as ApiPropertyOptions)(dto.prototype, name);
  }
}

/** The same schema, of a document that leaves nothing out. */
function wholeOf(schema: JsonSchema): JsonSchema {
  const { properties, items } = schema;
  if (items !== undefined) {
    return { ...schema, items: wholeOf(items as JsonSchema) };
  }
  if (properties === undefined) {
    return schema;
  }
  const fields = Object.entries(properties as Fields).map(([name, field]) => [name, wholeOf(field)] as const);
  return { ...schema, required: fields.map(([name]) => name), properties: Object.fromEntries(fields) };
}

function fieldsOf({ properties }: JsonSchema): Fields {
  return (properties ?? {}) as Fields;
}
