import type { LinkList, PromiseContent, StoredPromise } from "@plumbline/promise-core";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import {
  call,
  fault,
  publish,
  type Steps,
  scenario,
} from "../../../playback-engine/src/testing/scenario-builder.js";
import {
  content,
  guid,
  links,
  obligation,
  revision,
} from "../../../promise-core/src/testing/promise-builder.js";
import { changeImpact } from "../change-impact.js";
import type { ChangeImpact } from "../records/change-impact.js";
import type { ImpactInput, ImpactScenario } from "../records/impact-input.js";
import { BASE, HEAD, REPOSITORY, type Said, snapshotOf } from "./snapshots.js";

const builder = new ModelBuilder();

/** Web asks Orders, which publishes to an exchange that is bound to a queue that Mail takes from. */
export const WEB = builder.element("Web", "app");
export const ORDERS = builder.element("Orders", "app");
export const MAIL = builder.element("Mail", "app");
export const PLACE = builder.operation("POST /orders", ORDERS);
export const LOOK = builder.operation("GET /orders", ORDERS);
export const EVENTS = builder.channel("events", "exchange");
export const MAILS = builder.channel("mails", "queue");
export const BOUND = builder.binding(EVENTS, MAILS, "placed");
export const MAILING = builder.subscription(MAILS, MAIL);
export const PLACED = builder.message("OrderPlaced", ORDERS);
export const MODEL = builder.build();

export const ORDERS_SERVICE = { repository: REPOSITORY, serviceKey: "src/Orders", elementId: ORDERS };

export const SCAN = guid(500);

/** A scenario of some steps. */
export function scenarioOf(number: number, steps: Steps, targets: readonly string[] = []): ImpactScenario {
  const faults = targets.map((target) => fault(target, "Error"));
  return { id: guid(number), document: { ...scenario(steps, faults), name: `Scenario ${number}` } };
}

export const PLACING = scenarioOf(601, [call("place", WEB, PLACE)]);
export const LOOKING = scenarioOf(602, [call("look", WEB, LOOK)]);
export const PUBLISHING = scenarioOf(603, [publish("tell", ORDERS, [EVENTS, PLACED])]);

/** An approved promise with links. */
export function promiseOf(
  number: number,
  named: { readonly [List in LinkList]?: readonly string[] },
  said: Partial<PromiseContent> = {},
): StoredPromise {
  return {
    id: guid(700 + number),
    requirementId: `SHOP-00${number}`,
    origin: "human",
    lastRevision: 1,
    lastObligation: 0,
    revisions: [revision({ content: content({ links: links(named as object), ...said }) })],
  };
}

/** What a change of the shop touches. */
export function impactOf(base: Said, head: Said, said: Partial<ImpactInput> = {}): ChangeImpact {
  return changeImpact({
    scanId: SCAN,
    base: snapshotOf(BASE, base),
    head: snapshotOf(HEAD, head),
    modelVersion: 5,
    model: MODEL,
    serviceLinks: [ORDERS_SERVICE],
    evidenceLinks: [],
    followed: [REPOSITORY],
    scenarios: [],
    promises: [],
    ...said,
  });
}

export { guid, obligation, revision };
