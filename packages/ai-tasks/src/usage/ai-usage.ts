import {
  guid,
  integer,
  list,
  nullable,
  number,
  object,
  type ReadOf,
  text,
} from "@plumbline/model-core/declaring";

const USD = { about: "US dollars, of six decimals at most" };

/** What one provider took this month. */
export const PROVIDER_USAGE = object({
  providerId: guid(),
  spentUsd: number(USD),
  budgetUsd: nullable(number({ about: "null sets no limit" })),
  calls: integer(),
});

/** What a workspace spent on AI this month (docs/reference/ai.md#usage). */
export const AI_USAGE = object({
  month: text({ about: "As 2026-11, in UTC" }),
  spentUsd: number(USD),
  reservedUsd: number({ about: "Kept aside for calls that are under way" }),
  budgetUsd: nullable(number({ about: "null sets no limit" })),
  providers: list(PROVIDER_USAGE, {
    about: "Those of the settings, then others that were called this month",
  }),
});
export type AiUsage = ReadOf<typeof AI_USAGE>;
export type ProviderUsage = ReadOf<typeof PROVIDER_USAGE>;
