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
  const nodes = await openapiTS(structuredClone(openApi), {
    defaultNonNullable: false,
    silent: true,
  });
  return HEAD + astToString(nodes);
}
