import type { Layer } from "../fetching/fetch-layer.js";

/**
 * Sends an agent token with every request; a function is asked each time. The token stands in no error. An agent token
 * opens what docs/reference/access.md#the-table-of-all-routes says.
 */
export function agentToken(token: string | (() => string | Promise<string>)): Layer {
  return (next) => async (request) => {
    const value = typeof token === "string" ? token : await token();
    // The platform would name the token in the error it throws.
    if (!/^[\x21-\x7e]+$/.test(value)) {
      throw new RangeError("An agent token has characters that no header can have");
    }
    const headers = new Headers(request.headers);
    headers.set("authorization", `Bearer ${value}`);
    return next(new Request(request, { headers, credentials: "omit" }));
  };
}
