import { ApiResponse } from "@nestjs/swagger";

/** An answer of the error family that a route has beyond those its access and its body bring along. */
export function ApiProblem(status: number, description: string): MethodDecorator & ClassDecorator {
  return ApiResponse({
    status,
    description,
    content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
  });
}

export function ApiConflict(description: string): MethodDecorator & ClassDecorator {
  return ApiProblem(409, description);
}
