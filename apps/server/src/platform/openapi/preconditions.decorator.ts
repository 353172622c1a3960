import { applyDecorators } from "@nestjs/common";
import { ApiHeader } from "@nestjs/swagger";
import { ApiProblem } from "./problem-responses.js";

/** A write that may be made for one state alone, of which `tag` is the entity tag: see `preconditionsOf`. */
export function ApiPreconditions(tag: string): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: "If-Match",
      required: false,
      description: `${tag}; another one is 409. * takes any that is there`,
    }),
    ApiHeader({ name: "If-None-Match", required: false, description: "* writes what is not there yet" }),
    ApiProblem(412, "If-None-Match is *, and it is there already"),
  );
}
