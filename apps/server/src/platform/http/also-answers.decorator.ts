import { SetMetadata } from "@nestjs/common";

export const ALSO_ANSWERS = Symbol("AlsoAnswers");

/** The media types that a route answers in beside those of every route. */
export function AlsoAnswers(...mediaTypes: readonly string[]): MethodDecorator {
  return SetMetadata(ALSO_ANSWERS, mediaTypes);
}
