import { type ArgumentMetadata, Injectable, type ValidationError, ValidationPipe } from "@nestjs/common";
import type { Issue } from "@plumbline/model-core";
import * as classTransformer from "class-transformer";
import type { ValidatorOptions } from "class-validator";
import * as classValidator from "class-validator";
import { invalidBody, validationError } from "../errors/api-error.js";
import { isClosedBody } from "../request/closed-body.decorator.js";

/** Constraints that say "missing or of the wrong JSON type"; the others are rules of a well-typed value. */
const SHAPE_CONSTRAINTS = new Set([
  "isDefined",
  "isString",
  "isNumber",
  "isInt",
  "isBoolean",
  "isArray",
  "isObject",
]);

/** What class-validator calls a field that a closed body does not have. */
const UNKNOWN = "whitelistValidation";

/** Checks small bodies and queries with class-validator: every broken rule at once. */
@Injectable()
export class RequestPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      stopAtFirstError: false,
      // Named here, so that what packs the service finds them.
      transformerPackage: classTransformer,
      validatorPackage: classValidator,
      exceptionFactory: (errors) => new BrokenRules(errors),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === "body" && !isObject(value)) {
      throw invalidBody([{ field: "", message: "The body must be a JSON object" }]);
    }
    try {
      return await super.transform(value, metadata);
    } catch (thrown) {
      if (!(thrown instanceof BrokenRules)) {
        throw thrown;
      }
      throw metadata.type === "body"
        ? refuseBody(thrown.errors)
        : validationError(firstOfEachField(issuesOf(thrown.errors, () => true)));
    }
  }

  protected override validate(
    value: object,
    options?: ValidatorOptions,
  ): Promise<ValidationError[]> | ValidationError[] {
    return super.validate(value, { ...options, forbidNonWhitelisted: isClosedBody(value.constructor) });
  }
}

class BrokenRules extends Error {
  constructor(readonly errors: readonly ValidationError[]) {
    super("A request breaks its rules");
  }
}

function refuseBody(errors: readonly ValidationError[]): Error {
  const shape = firstOfEachField(issuesOf(errors, (constraint) => SHAPE_CONSTRAINTS.has(constraint)));
  return shape.length > 0 ? invalidBody(shape) : validationError(issuesOf(errors, () => true));
}

/** What is missing is also no string: one of the two is said. */
function firstOfEachField(issues: readonly Issue[]): readonly Issue[] {
  return issues.filter(({ field }, index) => issues.findIndex((issue) => issue.field === field) === index);
}

function issuesOf(
  errors: readonly ValidationError[],
  wanted: (constraint: string) => boolean,
  path = "",
): readonly Issue[] {
  return errors.flatMap((error) => {
    const field = path === "" ? error.property : `${path}.${error.property}`;
    const own = Object.entries(error.constraints ?? {}).filter(([constraint]) => wanted(constraint));
    const messages = new Set(
      own.map(([name, message]) => (name === UNKNOWN ? "is not a field here" : message)),
    );
    return [
      ...[...messages].map((message) => ({ field, message })),
      ...issuesOf(error.children ?? [], wanted, field),
    ];
  });
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
