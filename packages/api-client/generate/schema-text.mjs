import openapiTS, { astToString } from "openapi-typescript";

const HEAD =
  "// Written from openapi.json by `npm run docs`: a change by hand is lost, and fails a test.\n\n";

/**
 * The types of the API as TypeScript: a field with a default may be left out where it may be. Lists are not `readonly`:
 * openapi-fetch takes those for objects.
 * @param {object} openApi the OpenAPI document of the service
 * @returns {Promise<string>}
 */
export async function schemaText(openApi) {
  const nodes = await openapiTS(withoutImplicitNames(structuredClone(openApi)), {
    defaultNonNullable: false,
    silent: true,
  });
  return HEAD + astToString(nodes);
}

/**
 * Where a union names the field that tells its forms apart and maps no words, the generator would take the names of the
 * schemas for the words. The forms state their words themselves, so the types are those of the forms.
 * @template Value
 * @param {Value} value
 * @returns {Value}
 */
function withoutImplicitNames(value) {
  if (typeof value !== "object" || value === null) {
    return value;
  }
  if ("oneOf" in value && "discriminator" in value) {
    delete value.discriminator;
  }
  Object.values(value).forEach(withoutImplicitNames);
  return value;
}
