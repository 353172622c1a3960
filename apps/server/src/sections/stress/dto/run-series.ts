import { AnyNumber, Count, CountOrNull, Counts, Id, ListOf } from "./properties.js";

// Shares are parts per million, means of levels thousandths, times microseconds.

export class StressSeriesBucket {
  @AnyNumber()
  readonly atMs!: number;

  @Count()
  readonly arrived!: number;

  @Count()
  readonly succeeded!: number;

  @Count()
  readonly failed!: number;

  @CountOrNull()
  readonly latencyP95Us!: number | null;

  @Count()
  readonly inFlight!: number;
}

export class StressResourceSeries {
  @Id()
  readonly elementId!: string;

  @Counts()
  readonly busyMilli!: readonly number[];

  @Counts()
  readonly queueMilli!: readonly number[];
}

export class StressSubscriptionSeries {
  @Id()
  readonly subscriptionId!: string;

  @Counts()
  readonly backlog!: readonly number[];
}

export class StressSeries {
  @Count("Width of a bucket")
  readonly bucketMs!: number;

  @ListOf(() => StressSeriesBucket)
  readonly buckets!: readonly StressSeriesBucket[];

  @ListOf(() => StressResourceSeries)
  readonly resources!: readonly StressResourceSeries[];

  @ListOf(() => StressSubscriptionSeries)
  readonly subscriptions!: readonly StressSubscriptionSeries[];
}
