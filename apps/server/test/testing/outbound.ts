import { OutboundError, type OutboundFailure } from "../../src/platform/outbound/outbound-error.js";

/** Why a request failed; what is no refusal of the client is thrown on. */
export async function failureOf(request: Promise<unknown>): Promise<OutboundFailure | "answered"> {
  try {
    await request;
    return "answered";
  } catch (thrown) {
    if (thrown instanceof OutboundError) {
      return thrown.failure;
    }
    throw thrown;
  }
}
