import { randomUUID } from "node:crypto";
import type { Person } from "./people.js";
import type { RunningServer } from "./test-server.js";

export function pricesOf(workspaceId: string): string {
  return `/api/workspaces/${workspaceId}/prices`;
}

export function costSheetsOf(projectId: string): string {
  return `/api/projects/${projectId}/cost-sheets`;
}

/** The body of a custom price. */
export function aPriceBody(change: Readonly<Record<string, unknown>> = {}) {
  return {
    provider: "Example Cloud",
    region: "westeurope",
    sku: "D2s v5",
    description: null,
    unit: "1 Hour",
    unitPrice: "0.115",
    currency: "USD",
    effectiveDate: "2026-01-01",
    ...change,
  };
}

/** A custom price, as it is answered. */
// biome-ignore lint/suspicious/noExplicitAny: an answer is looked at loosely
export async function aPrice(person: Person, workspaceId: string, change: object = {}): Promise<any> {
  const body = aPriceBody(change as Readonly<Record<string, unknown>>);
  return (await person.post(pricesOf(workspaceId), body).expect(201)).body;
}

/** A line of a cost sheet. */
export function aLine(change: Readonly<Record<string, unknown>> = {}) {
  const nothing = { elementId: null, priceId: null, hoursPerMonth: null, note: null };
  return { id: randomUUID() as string, ...nothing, quantity: "1", ...change };
}

/** Saves a cost sheet and gives its path. */
export async function savedSheet(
  person: Person,
  projectId: string,
  lines: readonly object[] = [],
  name = "Production",
): Promise<string> {
  const { body } = await person.post(costSheetsOf(projectId), { name, lines }).expect(201);
  return `${costSheetsOf(projectId)}/${body.id}`;
}

/** Rows of prices, written past the service. */
export async function fillPrices(
  { database }: Pick<RunningServer, "database">,
  workspaceId: string,
  { count, bytes = 10 }: { readonly count: number; readonly bytes?: number },
): Promise<void> {
  await database.query(
    `INSERT INTO prices (workspace_id, id, source, provider, sku, unit, unit_price, currency, effective_date,
                         entered_at, entered_by, bytes)
     SELECT $1, gen_random_uuid(), 'custom', 'p' || n % 7, 's' || n, '1', '1', 'USD', '2026-01-01', now(), 'user:x', $3
       FROM generate_series(1, $2) AS n`,
    [workspaceId, count, bytes],
  );
}
