import { Amount, Text, Whole } from "./properties.js";

export class StressDefaultsResponse {
  @Text("As a profile has it")
  readonly seed!: string;

  @Whole(1, 3_600)
  readonly durationSeconds!: number;

  @Whole(0, 3_599)
  readonly warmUpSeconds!: number;

  @Amount(0, 100_000)
  readonly arrivalRatePerSecond!: number;
}
