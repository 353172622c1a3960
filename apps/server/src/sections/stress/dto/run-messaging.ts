import { ApiProperty } from "@nestjs/swagger";
import { Count, CountOrNull, Id } from "./properties.js";

// Shares are parts per million, means of levels thousandths, times microseconds.

export class StressChannelResult {
  @Id()
  readonly channelId!: string;

  @Count()
  readonly published!: number;

  @Count()
  readonly routed!: number;

  @Count()
  readonly notRouted!: number;

  @Count()
  readonly deadLettered!: number;

  @Count()
  readonly dropped!: number;
}

export class StressSubscriptionResult {
  @Id()
  readonly subscriptionId!: string;

  @Count()
  readonly delivered!: number;

  @Count()
  readonly attempts!: number;

  @Count()
  readonly failed!: number;

  @Count()
  readonly deadLettered!: number;

  @Count()
  readonly dropped!: number;

  @Count()
  readonly backlogMeanMilli!: number;

  @Count()
  readonly backlogMax!: number;

  @Count()
  readonly backlogAtEnd!: number;

  @CountOrNull("From publish to the start of the handler")
  readonly lagP95Us!: number | null;

  @CountOrNull()
  readonly lagMaxUs!: number | null;

  @CountOrNull()
  readonly amplificationPpm!: number | null;

  @ApiProperty({ type: "boolean" })
  readonly growing!: boolean;
}
