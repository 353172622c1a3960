import { Controller, Get } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import { settingsJsonSchema } from "@plumbline/settings-policy";
import { Access } from "../../platform/access/access.decorator.js";

const SCHEMA = settingsJsonSchema();

/** See docs/reference/settings.md#the-settings-document. */
@ApiTags("settings")
@Controller("api/settings/schema")
export class SettingsSchemaController {
  @Get()
  @Access({ signedIn: true, scope: "read" })
  @ApiOperation({ operationId: "getSettingsSchema", summary: "The JSON Schema of settings, for forms" })
  @ApiOkResponse({ schema: { type: "object", additionalProperties: true } })
  read(): typeof SCHEMA {
    return SCHEMA;
  }
}
