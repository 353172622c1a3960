import type { Type } from "@nestjs/common";
import type { FactKind } from "@plumbline/model-core";
import { BindingDto } from "../model-document/dto/binding.dto.js";
import { ChannelDto } from "../model-document/dto/channel.dto.js";
import { MessageDto } from "../model-document/dto/message.dto.js";
import { OperationDto } from "../model-document/dto/operation.dto.js";
import { RelationshipDto } from "../model-document/dto/relationship.dto.js";
import { SchemaDto } from "../model-document/dto/schema.dto.js";
import { SubscriptionDto } from "../model-document/dto/subscription.dto.js";
import { ElementResponse } from "./dto/element.response.js";

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
