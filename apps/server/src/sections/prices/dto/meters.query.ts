import { applyDecorators } from "@nestjs/common";
import { ApiPropertyOptional } from "@nestjs/swagger";
import { COST_LIMITS } from "@plumbline/cost-core";
import { IsOptional, IsString, Matches } from "class-validator";

const A_TEXT = {
  message: `must be given once, as one line of 1 to ${COST_LIMITS.textCharacters} characters`,
};
const ONE_LINE = new RegExp(`^[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,${COST_LIMITS.textCharacters}}$`, "u");

/** What the catalogue has to say exactly so. */
function Exactly(description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: "string", maxLength: COST_LIMITS.textCharacters, description }),
    IsOptional(),
    Matches(ONE_LINE, A_TEXT),
  );
}

/** A search in the catalogue: what is not given may be anything. */
export class MetersQuery {
  @Exactly("The service, exactly as the catalogue calls it")
  readonly serviceName?: string;

  @Exactly("The region, as westeurope")
  readonly region?: string;

  @Exactly("The SKU by its name")
  readonly skuName?: string;

  @Exactly("The meter by its name")
  readonly meterName?: string;

  @ApiPropertyOptional({
    type: "string",
    pattern: "^[A-Z]{3}$",
    description: "Three letters; cost.currency of the settings without it",
  })
  @IsOptional()
  @Matches(/^[A-Z]{3}$/, { message: "must be three letters A to Z, given once" })
  readonly currency?: string;

  @ApiPropertyOptional({ description: "nextCursor of the page before" })
  @IsOptional()
  @IsString({ message: "must be given once" })
  readonly cursor?: string;
}
