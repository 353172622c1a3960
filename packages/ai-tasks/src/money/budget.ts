import { addDecimals, compareDecimals, type Decimal, parseDecimal, ZERO } from "@plumbline/cost-core";
import { present } from "@plumbline/model-core";

/** Money of a month: what is spent or kept aside, and how much may be; null sets no limit. */
export interface MonthlyBudget {
  /** An exact decimal. */
  readonly used: string;
  readonly budgetUsd: number | null;
}

/** The two budgets that a call has to fit in. */
export interface Budgets {
  readonly workspace: MonthlyBudget;
  readonly provider: MonthlyBudget;
}

/** Which budget has no room for a call of an estimate; null when both have. What costs nothing always has. */
export function usedBudget(
  { workspace, provider }: Budgets,
  estimate: string,
): "workspace-budget-used" | "provider-budget-used" | null {
  const more = present(parseDecimal(estimate));
  if (compareDecimals(more, ZERO) === 0) {
    return null;
  }
  if (!hasRoom(workspace, more)) {
    return "workspace-budget-used";
  }
  return hasRoom(provider, more) ? null : "provider-budget-used";
}

function hasRoom({ used, budgetUsd }: MonthlyBudget, more: Decimal): boolean {
  const total = addDecimals(present(parseDecimal(used)), more);
  return budgetUsd === null || compareDecimals(total, decimalOf(budgetUsd)) <= 0;
}

/** A budget is a number of the settings; one that is written with an exponent is less than a millionth. */
function decimalOf(budgetUsd: number): Decimal {
  return parseDecimal(String(budgetUsd)) ?? ZERO;
}
