import { BOTTLENECK_REASONS, type BottleneckReason, NOTE_CODES } from "@plumbline/stress-engine";
import { AnyNumber, Count, Id, IdOrNull, Text, Word } from "./properties.js";

// Shares are parts per million, means of levels thousandths, times microseconds.

export class StressCritical {
  @Id()
  readonly resourceId!: string;

  @Count()
  readonly utilisationPpm!: number;

  @AnyNumber("Requests per second more that it could take, an estimate")
  readonly headroomPerSecond!: number;
}

export class StressBottleneck {
  @Word(["resource", "subscription"])
  readonly kind!: "resource" | "subscription";

  @Id()
  readonly id!: string;

  @Count()
  readonly offeredLoadPpm!: number;

  @Count()
  readonly saturatedPpm!: number;

  @Count()
  readonly utilisationPpm!: number;

  @Word(BOTTLENECK_REASONS)
  readonly reason!: BottleneckReason;
}

export class StressNote {
  @Word(NOTE_CODES)
  readonly code!: string;

  @IdOrNull()
  readonly targetId!: string | null;

  @Text()
  readonly message!: string;
}
