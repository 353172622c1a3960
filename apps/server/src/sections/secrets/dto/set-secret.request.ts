import { ApiProperty } from "@nestjs/swagger";
import { SECRET_LIMITS } from "@plumbline/settings-policy";
import { ValidateBy } from "class-validator";
import { ClosedBody } from "../../../platform/request/closed-body.decorator.js";

/**
 * The body of a `PUT`; the rules of the value are those of its name
 * (docs/reference/secrets-and-keys.md#secrets).
 */
@ClosedBody()
export class SetSecretRequest {
  @ApiProperty({
    type: "string",
    nullable: true,
    minLength: 1,
    maxLength: SECRET_LIMITS.valueLength,
    description: "null is refused: a credential is taken away with DELETE",
  })
  @ValidateBy({
    name: "isDefined",
    validator: { validate: (value) => value !== undefined, defaultMessage: () => "is required" },
  })
  @ValidateBy({
    name: "isString",
    validator: {
      validate: (value) => typeof value === "string" || value === null,
      defaultMessage: () => "must be a string",
    },
  })
  readonly value!: string | null;
}
