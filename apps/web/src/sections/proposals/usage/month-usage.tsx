import type { ReactNode } from "react";
import { DataTable } from "../../../design/data-table.js";
import { Facts } from "../../../design/facts.js";
import { Meter } from "../../../design/meter.js";
import { Card } from "../../../design/page.js";
import { QuietText } from "../../../design/quiet-text.js";
import { Stack } from "../../../design/stack.js";
import { AI_WORDS } from "../../../words/ai.js";
import { USAGE_WORDS as words } from "../../../words/usage.js";
import type { Usage } from "./usage-queries.js";

export interface MonthUsageProps {
  readonly usage: Usage;
  /** What a provider is called, by its ID. */
  readonly nameOf: (id: string) => string;
}

/** What this month has cost beside what it may cost. */
export function MonthUsage({ usage, nameOf }: MonthUsageProps): ReactNode {
  const { month, spentUsd, reservedUsd, budgetUsd, providers } = usage;
  const { cost } = AI_WORDS;
  const taken = spentUsd + reservedUsd;
  return (
    <Card title={words.month(month)}>
      <Stack>
        <QuietText>{words.words}</QuietText>
        {budgetUsd !== null && budgetUsd > 0 && (
          <Meter
            label={words.taken}
            words={words.ofBudget(cost(taken), cost(budgetUsd))}
            value={Math.min(taken, budgetUsd)}
            max={budgetUsd}
          />
        )}
        <Facts
          facts={[
            [words.spent, cost(spentUsd)],
            [words.reserved, cost(reservedUsd)],
            [words.budget, budget(budgetUsd)],
          ]}
        />
        {providers.length === 0 ? (
          <QuietText>{words.noProviders}</QuietText>
        ) : (
          <DataTable
            label={words.providers}
            rows={providers}
            keyOf={({ providerId }) => providerId}
            columns={[
              {
                name: words.provider,
                cell: ({ providerId }) => nameOf(providerId),
              },
              { name: words.calls, isNumber: true, cell: ({ calls }) => calls.toLocaleString("en") },
              { name: words.spent, isNumber: true, cell: (one) => cost(one.spentUsd) },
              { name: words.budget, isNumber: true, cell: (one) => budget(one.budgetUsd) },
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}

/** A budget of 0 is no small budget: what costs something is off. */
function budget(usd: number | null): string {
  if (usd === null) {
    return words.noBudget;
  }
  return usd === 0 ? words.nothingPaid : AI_WORDS.cost(usd);
}
