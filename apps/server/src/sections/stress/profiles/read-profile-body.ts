import { decodeUtf8 } from "@plumbline/model-core";
import { readStressProfile, type StressProfile } from "@plumbline/stress-engine";
import { ApiError, invalidBody } from "../../../platform/errors/api-error.js";

/** The body of a create or a replacement; everything wrong with it is said at once. */
export function readProfileBody(bytes: Uint8Array): StressProfile {
  const text = decodeUtf8(bytes);
  if (!text.ok) {
    throw invalidBody([text.refusal]);
  }
  const read = readStressProfile(text.value);
  if (read.ok) {
    return read.value;
  }
  const { code, title, errors } = read.refusal;
  throw new ApiError({ status: 400, type: code, title, errors });
}
