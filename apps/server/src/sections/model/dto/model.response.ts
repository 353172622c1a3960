import { ApiProperty } from "@nestjs/swagger";
import { BindingDto } from "./binding.dto.js";
import { ChannelDto } from "./channel.dto.js";
import { ElementResponse } from "./element.response.js";
import { MessageDto } from "./message.dto.js";
import { OperationDto } from "./operation.dto.js";
import { RelationshipDto } from "./relationship.dto.js";
import { SchemaDto } from "./schema.dto.js";
import { SubscriptionDto } from "./subscription.dto.js";

/** The eight lists of a model, each ordered by ID. */
export class ModelListsResponse {
  @ApiProperty({ type: [ElementResponse] })
  readonly elements!: readonly ElementResponse[];

  @ApiProperty({ type: [RelationshipDto] })
  readonly relationships!: readonly RelationshipDto[];

  @ApiProperty({ type: [MessageDto] })
  readonly messages!: readonly MessageDto[];

  @ApiProperty({ type: [SchemaDto] })
  readonly schemas!: readonly SchemaDto[];

  @ApiProperty({ type: [OperationDto] })
  readonly operations!: readonly OperationDto[];

  @ApiProperty({ type: [ChannelDto] })
  readonly channels!: readonly ChannelDto[];

  @ApiProperty({ type: [SubscriptionDto] })
  readonly subscriptions!: readonly SubscriptionDto[];

  @ApiProperty({ type: [BindingDto] })
  readonly bindings!: readonly BindingDto[];
}

/** A whole model. Read, never built. */
export class ModelResponse {
  @ApiProperty({ type: "integer", minimum: 0, description: "Version of the stream" })
  readonly modelVersion!: number;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly streamId!: string;

  @ApiProperty({ type: ModelListsResponse })
  readonly model!: ModelListsResponse;
}
