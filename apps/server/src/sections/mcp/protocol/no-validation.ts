import type { jsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/types.js";

/** Nothing is asked of clients, so nothing they answer is validated; the SDK would make a validator for each message. */
export const NO_VALIDATION: jsonSchemaValidator = {
  getValidator: () => () => {
    throw new Error("No client is asked for anything");
  },
};
