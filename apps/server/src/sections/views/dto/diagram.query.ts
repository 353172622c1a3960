import { ApiPropertyOptional } from "@nestjs/swagger";
import {
  DIAGRAM_FORMATS,
  type DiagramFormat,
  type DrawOptions,
  MERMAID_STYLES,
} from "@plumbline/diagram-writer";
import { IsIn, IsOptional, IsString } from "class-validator";

/** How a view is drawn. */
export class DiagramQuery {
  @ApiPropertyOptional({ enum: DIAGRAM_FORMATS, default: "svg", description: "What it is drawn as" })
  @IsOptional()
  @IsIn([...DIAGRAM_FORMATS], { message: `must be one of ${DIAGRAM_FORMATS.join(", ")}` })
  readonly format: DiagramFormat = "svg";

  @ApiPropertyOptional({
    enum: MERMAID_STYLES,
    default: "flowchart",
    description: "Which Mermaid diagram shows elements; other formats and flows do not look at it",
  })
  @IsOptional()
  @IsIn([...MERMAID_STYLES], { message: `must be one of ${MERMAID_STYLES.join(", ")}` })
  readonly style: NonNullable<DrawOptions["mermaidStyle"]> = "flowchart";

  @ApiPropertyOptional({ format: "uuid", description: "A branch; the main model without it" })
  @IsOptional()
  @IsString({ message: "must be given once" })
  readonly branchId?: string;
}
