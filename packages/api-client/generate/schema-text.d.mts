/** See schema-text.mjs. */
export function schemaText(openApi: object): Promise<string>;
