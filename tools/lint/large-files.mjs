/**
 * Files that may be longer than the limit, each with the reason.
 * @type {Readonly<Record<string, string>>}
 */
export const LARGE_FILES = {
  "packages/api-client/src/schema.ts": "written from the OpenAPI document by `npm run docs`",
};
