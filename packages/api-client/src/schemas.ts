import type { components } from "./schema.js";

/** The shapes of requests and answers by their names in the OpenAPI document: `Schemas["ProjectResponse"]`. */
export type Schemas = components["schemas"];
