import { ApiProperty } from "@nestjs/swagger";
import { AnyNumber, Count, CountOrNull, NumberOrNull, Text, Word } from "./properties.js";

// Shares are parts per million, means of levels thousandths, times microseconds.

export class StressRequestCounts {
  @Count("Every arrival; the other counts are of those from the end of the warm-up on")
  readonly arrived!: number;

  @Count("succeeded, failed and inFlightAtEnd add up to it")
  readonly measured!: number;

  @Count()
  readonly succeeded!: number;

  @Count()
  readonly failed!: number;

  @Count()
  readonly inFlightAtEnd!: number;

  @AnyNumber()
  readonly throughputPerSecond!: number;

  @AnyNumber()
  readonly goodputPerSecond!: number;

  @CountOrNull("Of those that ended")
  readonly successRatePpm!: number | null;
}

export class StressConfidence {
  @Word(["batch-means"])
  readonly method!: "batch-means";

  @Count()
  readonly batches!: number;

  @AnyNumber()
  readonly relativeHalfWidthPpm!: number;

  @AnyNumber()
  readonly lag1Ppm!: number;

  @ApiProperty({ type: "boolean" })
  readonly reliable!: boolean;
}

export class StressBudget {
  @Count()
  readonly events!: number;

  @NumberOrNull("When the budget was used up; null when it was not")
  readonly endedEarlyAtMs!: number | null;
}

export class StressInterval {
  @Text("The path of the number, as `latency.p95Us` or `resources.<id>.utilisationPpm`")
  readonly path!: string;

  @AnyNumber("With 95 %, in the unit of the number")
  readonly low!: number;

  @AnyNumber()
  readonly high!: number;
}
