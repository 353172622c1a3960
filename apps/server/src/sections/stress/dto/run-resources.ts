import { Count, CountOrNull, Id } from "./properties.js";

// Shares are parts per million, means of levels thousandths, times microseconds.

export class StressResourceResult {
  @Id()
  readonly elementId!: string;

  @Count()
  readonly servers!: number;

  @Count()
  readonly utilisationPpm!: number;

  @Count()
  readonly busyMeanMilli!: number;

  @Count()
  readonly queueMeanMilli!: number;

  @Count()
  readonly queueMax!: number;

  @CountOrNull()
  readonly waitMeanUs!: number | null;

  @CountOrNull()
  readonly waitP95Us!: number | null;

  @Count()
  readonly arrivals!: number;

  @Count()
  readonly rejected!: number;

  @Count("Share of time with every server busy")
  readonly saturatedPpm!: number;

  @Count("Work that arrives, over what all servers can do")
  readonly offeredLoadPpm!: number;

  @Count("Share of busy time spent on timed-out attempts")
  readonly lateWorkPpm!: number;
}

export class StressStoreResult {
  @Id()
  readonly elementId!: string;

  @Count()
  readonly writes!: number;

  @Count()
  readonly failed!: number;
}
