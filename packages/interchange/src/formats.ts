/** The formats that are read (docs/reference/model-documents.md#formats-of-a-conversion). */
export const SOURCE_FORMATS = [
  "openapi",
  "asyncapi",
  "structurizr",
  "likec4",
  "compose",
  "backstage",
] as const;
/** One of them. */
export type SourceFormat = (typeof SOURCE_FORMATS)[number];

/** What each is called in words. */
export const FORMAT_NAMES: { readonly [Format in SourceFormat]: string } = {
  openapi: "OpenAPI",
  asyncapi: "AsyncAPI",
  structurizr: "Structurizr",
  likec4: "LikeC4",
  compose: "Compose",
  backstage: "Backstage",
};
