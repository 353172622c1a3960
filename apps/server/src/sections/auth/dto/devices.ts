import { applyDecorators } from "@nestjs/common";
import { ApiProperty } from "@nestjs/swagger";
import { isBlank, isLongerThan } from "@plumbline/model-core";
import { IsDefined, IsString } from "class-validator";
import { isPlainName } from "../devices/plain-name.js";
import { MAX_DEVICE_NAME } from "../limits.js";
import { rule, TextField } from "./fields.js";

export class StartDeviceRequest {
  @DeviceNameField()
  readonly name!: string;
}

export class PollDeviceRequest {
  @TextField({ format: "password" })
  readonly deviceCode!: string;
}

export class StartedDeviceAnswer {
  @ApiProperty({ type: "string", description: "What the device asks with; it shows it to nobody" })
  readonly deviceCode!: string;

  @ApiProperty({ type: "string", description: "What the person compares or types", example: "BCDF-GHJK" })
  readonly userCode!: string;

  @ApiProperty({ type: "string", format: "uri", description: "Where the person lets the device in" })
  readonly verificationUri!: string;

  @ApiProperty({ type: "string", format: "uri", description: "The same with the code in the fragment" })
  readonly verificationUriComplete!: string;

  @ApiProperty({ type: "string", format: "date-time" })
  readonly expiresAt!: string;

  @ApiProperty({ type: "integer", minimum: 1, description: "Seconds to wait between two polls" })
  readonly interval!: number;
}

export class AskingDeviceAnswer {
  @ApiProperty({ type: "string", example: "BCDF-GHJK" })
  readonly userCode!: string;

  @ApiProperty({ type: "string", description: "What the device calls itself: whoever asks can say anything" })
  readonly name!: string;

  @ApiProperty({ type: "string", description: "The address that asks" })
  readonly address!: string;

  @ApiProperty({ type: "boolean", description: "Whether this request comes from there, too" })
  readonly isSameAddress!: boolean;

  @ApiProperty({ type: "string", format: "date-time" })
  readonly createdAt!: string;

  @ApiProperty({ type: "string", format: "date-time" })
  readonly expiresAt!: string;
}

/** One line of text that says what it looks like. */
function DeviceNameField(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: "string", minLength: 1, maxLength: MAX_DEVICE_NAME }),
    IsDefined({ message: "is required" }),
    IsString({ message: "must be a string" }),
    rule("isNotBlank", "must not be empty", (text) => !isBlank(text)),
    rule(
      "isShortEnough",
      `must have at most ${MAX_DEVICE_NAME} characters`,
      (text) => !isLongerThan(text, MAX_DEVICE_NAME),
    ),
    rule("isPlain", "must be one line without characters that are not seen", isPlainName),
  );
}
