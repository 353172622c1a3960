import { SetMetadata } from "@nestjs/common";

export const ANY_QUERY = Symbol("AnyQuery");

/** The route takes query parameters that others choose: it looks at those it knows and passes over the rest. */
export function AnyQuery(): MethodDecorator {
  return SetMetadata(ANY_QUERY, true);
}
