import { randomUUID } from "node:crypto";
import type { Person } from "./people.js";
import type { Shop } from "./shop.js";

/** What the service answers of a price. */
export interface Priced {
  readonly id: string;
  readonly sku: string;
  readonly unitPrice: string | null;
}

export function aPrice(
  owner: Person,
  { workspaceId }: Pick<Shop, "workspaceId">,
  said: object = {},
): Promise<Priced> {
  return owner.call("POST", `/api/workspaces/${workspaceId}/prices`, {
    provider: "Example Cloud",
    region: "westeurope",
    sku: "D2s v5",
    description: null,
    unit: "1 Hour",
    unitPrice: "0.115",
    currency: "USD",
    effectiveDate: "2026-01-01",
    ...said,
  });
}

/** What the service answers of a cost sheet. */
export interface Sheet {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly {
    readonly id: string;
    readonly elementId: string | null;
    readonly priceId: string | null;
    readonly quantity: string;
    readonly note: string | null;
  }[];
}

export function aLine(said: object = {}) {
  return {
    id: randomUUID() as string,
    elementId: null,
    priceId: null,
    quantity: "1",
    hoursPerMonth: null,
    note: null,
    ...said,
  };
}

export function aSheet(
  owner: Person,
  { projectId }: Pick<Shop, "projectId">,
  said: { readonly name?: string; readonly lines?: readonly object[] } = {},
): Promise<Sheet> {
  const sheet = { name: "Production", lines: [], ...said };
  return owner.call("POST", `/api/projects/${projectId}/cost-sheets`, sheet);
}

/** The ID of the element of the example that is called so. */
export async function elementOf(owner: Person, { projectId }: Shop, name: string): Promise<string> {
  const { model } = await owner.call<{
    readonly model: { readonly elements: readonly { readonly id: string; readonly name: string }[] };
  }>("GET", `/api/projects/${projectId}/model`);
  const id = model.elements.find((element) => element.name === name)?.id;
  if (id === undefined) {
    throw new Error(`The example has no ${name}`);
  }
  return id;
}
