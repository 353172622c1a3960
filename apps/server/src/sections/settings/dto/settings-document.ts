import { ApiProperty, type ApiPropertyOptions } from "@nestjs/swagger";
import { instanceSettingsJsonSchema, type JsonSchema, settingsJsonSchema } from "@plumbline/settings-policy";

type Fields = Readonly<Record<string, JsonSchema>>;

// The schemas of the package, as classes: the API's document then has each once and refers to it.

/** A settings document as it is written: whatever is left out is that of the layer under it. */
export class SettingsOverridesDto {}

/** A settings document with every value. */
export class SettingsDto {}

export class InstancePolicyDto {}

/** What a save of instance settings states. */
export class InstanceSettingsDto {
  @ApiProperty({ type: InstancePolicyDto })
  readonly policy!: InstancePolicyDto;

  @ApiProperty({ type: SettingsOverridesDto })
  readonly defaults!: SettingsOverridesDto;
}

const SETTINGS = fieldsOf(settingsJsonSchema());
const POLICY = fieldsOf(fieldsOf(instanceSettingsJsonSchema())["policy"] ?? {});

describe(SettingsOverridesDto, SETTINGS, false);
describe(SettingsDto, SETTINGS, true);
describe(InstancePolicyDto, POLICY, true);

function describe(dto: { readonly prototype: object }, fields: Fields, whole: boolean): void {
  for (const [name, schema] of Object.entries(fields)) {
    const { required, ...rest } = whole ? wholeOf(schema) : schema;
    const presence = required === undefined ? { required: whole } : { required, selfRequired: whole };
    ApiProperty({ ...rest, ...presence } as ApiPropertyOptions)(dto.prototype, name);
  }
}

/** The same schema, of a document that leaves nothing out. */
function wholeOf(schema: JsonSchema): JsonSchema {
  const { properties, items } = schema;
  if (items !== undefined) return { ...schema, items: wholeOf(items as JsonSchema) };
  if (properties === undefined) return schema;
  const fields = Object.entries(properties as Fields).map(([name, field]) => [name, wholeOf(field)] as const);
  return { ...schema, required: fields.map(([name]) => name), properties: Object.fromEntries(fields) };
}

function fieldsOf({ properties }: JsonSchema): Fields {
  return (properties ?? {}) as Fields;
}
