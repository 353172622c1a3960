import type { CostLine, CostSheet } from "../../../../api/cost-queries.js";

export function aLine(id: string, said: Partial<CostLine> = {}): CostLine {
  return { id, elementId: null, priceId: null, quantity: "1", hoursPerMonth: null, note: null, ...said };
}

export function aSheet(...lines: readonly CostLine[]): CostSheet {
  return { id: "sheet", name: "Production", lines: [...lines] };
}
