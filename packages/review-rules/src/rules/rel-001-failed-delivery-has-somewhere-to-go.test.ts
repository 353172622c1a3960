import { describe, expect, it } from "@jest/globals";
import { INFERRED } from "../testing/a-state.js";
import { examples, parts } from "../testing/examples/rel-001.js";
import { changed, itGivesItsExamples, itIsUnknownInDoubt, said } from "../testing/judged.js";
import { rel001 } from "./rel-001-failed-delivery-has-somewhere-to-go.js";

describe("REL-001: failed delivery has somewhere to go", () => {
  const { state, subject } = examples.verified;
  const read = [`channel ${parts.orders}`, `element ${parts.billing}`, `subscription ${parts.subscription}`];
  const all = [...read, `channel ${parts.failed}`].sort();

  itGivesItsExamples(rel001, examples);

  it("is a concern with one attempt and no dead-letter channel", () => {
    expect(said(rel001, examples.concern.state, subject)).toEqual({
      subject,
      result: "concern",
      severity: "warning",
      reason:
        'The subscription of "Billing" on "orders" has one attempt and no dead-letter channel, so what fails is lost',
      cites: read,
      items: [],
    });
    const once = changed(examples.concern.state, subject, { retry: { maxAttempts: 1, backoffMs: 5 } });
    expect(said(rel001, once, subject)).toMatchObject({ result: "concern", cites: read });
  });

  it("is verified with more than one attempt", () => {
    const retried = changed(examples.concern.state, subject, { retry: { maxAttempts: 2, backoffMs: 0 } });
    expect(said(rel001, retried, subject)).toEqual({
      subject,
      result: "verified",
      severity: "warning",
      reason: 'The subscription of "Billing" on "orders" is tried up to 2 times',
      cites: read,
      items: [],
    });
  });

  it("is verified with a dead-letter channel", () => {
    expect(said(rel001, state, subject)).toMatchObject({
      result: "verified",
      reason: 'The subscription of "Billing" on "orders" sends what fails to "failed orders"',
      cites: all,
    });
  });

  itIsUnknownInDoubt(rel001, examples.verified, [
    { kind: "subscription", id: parts.subscription, called: 'The subscription of "Billing" on "orders"' },
    { kind: "channel", id: parts.orders, called: 'Channel "orders"', mayBeMissing: true },
    { kind: "element", id: parts.billing, called: 'Element "Billing"', mayBeMissing: true },
    { kind: "channel", id: parts.failed, called: 'Channel "failed orders"', mayBeMissing: true },
  ]);

  it("counts the facts in doubt, and its items name each", () => {
    const one = changed(state, { kind: "channel", id: parts.orders }, INFERRED);
    const two = changed(one, { kind: "element", id: parts.billing }, INFERRED);
    const three = changed(two, { kind: "channel", id: parts.failed }, INFERRED);
    expect(said(rel001, two, subject)).toMatchObject({
      reason: 'Channel "orders" is inferred, and 1 other fact is in doubt',
      items: [`channel ${parts.orders}`, `element ${parts.billing}`],
    });
    expect(said(rel001, three, subject).reason).toBe(
      'Channel "orders" is inferred, and 2 other facts are in doubt',
    );
  });
});
