import type { Type } from "@nestjs/common";
import type { FactKind } from "@plumbline/model-core";
import { BindingDto } from "../dto/binding.dto.js";
import { ChannelDto } from "../dto/channel.dto.js";
import { ElementResponse } from "../dto/element.response.js";
import { MessageDto } from "../dto/message.dto.js";
import { OperationDto } from "../dto/operation.dto.js";
import { RelationshipDto } from "../dto/relationship.dto.js";
import { SchemaDto } from "../dto/schema.dto.js";
import { SubscriptionDto } from "../dto/subscription.dto.js";

/** How a fact of each kind is answered. */
export const FACT_ANSWERS: { readonly [Kind in FactKind]: Type } = {
  element: ElementResponse,
  relationship: RelationshipDto,
  message: MessageDto,
  channel: ChannelDto,
  operation: OperationDto,
  subscription: SubscriptionDto,
  binding: BindingDto,
  schema: SchemaDto,
};
