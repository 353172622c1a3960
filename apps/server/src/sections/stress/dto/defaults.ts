import { SETTINGS_LIMITS } from "@plumbline/settings-policy";
import { Amount, Text, Whole } from "./properties.js";

const { maxDurationSeconds, maxArrivalRatePerSecond } = SETTINGS_LIMITS;

export class StressDefaultsResponse {
  @Text("As a profile has it")
  readonly seed!: string;

  @Whole(1, maxDurationSeconds)
  readonly durationSeconds!: number;

  @Whole(0, maxDurationSeconds - 1)
  readonly warmUpSeconds!: number;

  @Amount(0, maxArrivalRatePerSecond)
  readonly arrivalRatePerSecond!: number;
}
