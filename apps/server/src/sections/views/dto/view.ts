import { ApiProperty } from "@nestjs/swagger";
import { missingIds, VIEW_KINDS, VIEW_LIMITS, type View, type ViewKind } from "@plumbline/diagram-writer";
import type { PresentIds } from "../../model/streams/model.repository.js";

const ID = { type: "string", format: "uuid" } as const;
const IDS = { type: "array", items: ID } as const;
const COORDINATE = {
  type: "number",
  minimum: -VIEW_LIMITS.coordinate,
  maximum: VIEW_LIMITS.coordinate,
} as const;
const ROOT = { ...ID, nullable: true, description: "The system or app that such a view is about" } as const;
const ELEMENTS = {
  ...IDS,
  maxItems: VIEW_LIMITS.elementIds,
  description: "When not empty, exactly what is shown",
} as const;
const POSITIONS = {
  type: "object",
  additionalProperties: {
    type: "object",
    required: ["x", "y"] as string[],
    properties: { x: COORDINATE, y: COORDINATE },
  },
  description: "Where boxes are, in pixels, by the ID of an element or channel",
} as const;
const SCENARIO = {
  ...ID,
  nullable: true,
  description: "The scenario that a view of kind flow shows",
} as const;

class NamedView {
  @ApiProperty({ type: "string", minLength: 1, maxLength: VIEW_LIMITS.nameCharacters })
  readonly name!: string;

  @ApiProperty({ type: "string", enum: [...VIEW_KINDS] })
  readonly kind!: ViewKind;
}

class ViewRequest extends NamedView {
  @ApiProperty({ ...ROOT, required: false })
  readonly rootId?: string | null;

  @ApiProperty({ ...ELEMENTS, nullable: true, required: false })
  readonly elementIds?: readonly string[] | null;

  @ApiProperty({ ...POSITIONS, nullable: true, selfRequired: false })
  readonly positions?: View["positions"] | null;

  @ApiProperty({ ...SCENARIO, required: false })
  readonly scenarioId?: string | null;
}

export class NewViewRequest extends ViewRequest {
  @ApiProperty(ID)
  readonly id!: string;
}

export class ReplaceViewRequest extends ViewRequest {
  @ApiProperty({ ...ID, nullable: true, required: false, description: "The ID of the path, or missing" })
  readonly id?: string | null;
}

export class ViewResponse extends NamedView {
  @ApiProperty(ID)
  readonly id!: string;

  @ApiProperty(ROOT)
  readonly rootId!: string | null;

  @ApiProperty(ELEMENTS)
  readonly elementIds!: readonly string[];

  @ApiProperty(POSITIONS)
  readonly positions!: View["positions"];

  @ApiProperty(SCENARIO)
  readonly scenarioId!: string | null;

  @ApiProperty({ ...IDS, description: "What the view names and the main model does not have" })
  readonly missingIds!: readonly string[];
}

/** Every ID of a part of the model that a view names. */
export function namedIds({ rootId, elementIds, positions }: View): readonly string[] {
  return [...(rootId === null ? [] : [rootId]), ...elementIds, ...Object.keys(positions)];
}

/** A view as it is answered; `present` has to know the parts it names. */
export function toViewResponse(view: View, present: PresentIds): ViewResponse {
  const named = namedIds(view);
  const ofKind = (kind: "element" | "channel") =>
    named.filter((id) => present.get(id) === kind).map((id) => ({ id }));
  return {
    ...view,
    missingIds: missingIds(view, { elements: ofKind("element"), channels: ofKind("channel") }),
  };
}
