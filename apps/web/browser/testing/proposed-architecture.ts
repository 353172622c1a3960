import type { Schemas } from "@plumbline/api-client";
import type { Person } from "./people.js";
import type { Shop } from "./shop.js";

type Item = Schemas["ArchitectureItemOutput"];

function anItem(said: Pick<Item, "alias" | "kind"> & Partial<Item>): Item {
  return {
    ...{ action: "add", target: null, name: null, description: null, technology: null, elementKind: null },
    ...{ parent: null, from: null, to: null, relationshipKind: null, producer: null, consumers: null },
    ...{ owner: null, transport: null, channelKind: null, channel: null, consumer: null },
    ...{ deadLetterChannel: null, source: null, bindingTarget: null, routingKey: null, services: null },
    ...{ because: [], confidence: 0.7 },
    ...said,
  };
}

/** An architecture over a part of the design that it calls `ordering`; names of new parts begin with `name`. */
function anArchitecture(ordering: string, name: string): Omit<Schemas["ArchitectureOutput"], "refs"> {
  return {
    summary: "Shipping is missing.",
    items: [
      anItem({
        ...{ alias: "ship", kind: "element", name: `${name} service`, elementKind: "app" },
        ...{ parent: "logistics", technology: "Go", because: [ordering] },
      }),
      anItem({ alias: "logistics", kind: "element", name: `${name} system`, elementKind: "system" }),
      anItem({ alias: "asks", kind: "relationship", from: ordering, to: "ship" }),
      anItem({ alias: "rename", kind: "element", action: "update", target: ordering, technology: "Rust" }),
    ],
    questions: [{ text: "Who ships?", about: [ordering] }],
    assumptions: ["It ships."],
  };
}

/** The same as a model gives it, of a part by its alias. */
export function anArchitectureOfAliases(): string {
  return JSON.stringify({ ...anArchitecture("e1", "Shipping"), refs: [] });
}

/** An architecture that somebody submitted over the shop; its ID. */
export async function anArchitectureProposal(
  owner: Person,
  { projectId }: Pick<Shop, "projectId">,
  elementId: string,
  name = "Shipping",
): Promise<string> {
  const refs = [{ alias: "ordering", id: elementId }];
  const { id } = await owner.call<{ readonly id: string }>(
    "POST",
    `/api/projects/${projectId}/ai/architecture-proposals/submit`,
    { request: "What is missing?", proposal: { ...anArchitecture("ordering", name), refs } },
  );
  return id;
}
