import { ApiProperty } from "@nestjs/swagger";
import { BindingDto } from "../../model/dto/binding.dto.js";
import { ChannelDto } from "../../model/dto/channel.dto.js";
import { ElementDto } from "../../model/dto/element.dto.js";
import { MessageDto } from "../../model/dto/message.dto.js";
import { OperationDto } from "../../model/dto/operation.dto.js";
import { RelationshipDto } from "../../model/dto/relationship.dto.js";
import { SchemaDto } from "../../model/dto/schema.dto.js";
import { SubscriptionDto } from "../../model/dto/subscription.dto.js";

class ProjectOfDocumentDto {
  @ApiProperty({ type: "string" })
  readonly name!: string;
}

/** The main model of one project as a document (spec 1, 2.1): what an export answers. Read, never built. */
export class ModelDocumentDto {
  @ApiProperty({ type: "string", example: "1.0", description: "An import ignores it" })
  readonly version!: string;

  @ApiProperty({ type: ProjectOfDocumentDto, description: "An import ignores it" })
  readonly project!: ProjectOfDocumentDto;

  @ApiProperty({ type: [ElementDto] })
  readonly elements!: readonly ElementDto[];

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
