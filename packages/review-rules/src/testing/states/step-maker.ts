import type { FactKind, JsonValue, Model } from "@plumbline/model-core";
import { LIST_OF_KIND } from "@plumbline/model-core";
import type {
  BranchDocument,
  CallDocument,
  PublishDocument,
  StepDocument,
  WriteDocument,
} from "@plumbline/playback-engine";
import { fittingPayload, oddPayload } from "./payloads.js";
import { missingId, one, oneOf } from "./pick.js";
import type { StepDraft } from "./scenario-drafts.js";

interface StepMaking {
  readonly model: Model;
  /** Steps name what is not there. */
  readonly isTorn: boolean;
  /** Steps break the rules of scenarios. */
  readonly isSloppy: boolean;
}

interface Place {
  readonly id: string;
  /** The step before it in its list. */
  readonly before: string | null;
}

/** Makes the steps of a draft; one that has nothing in the model to name is left out, where nothing else is wrong. */
export class StepMaker {
  readonly #making: StepMaking;

  constructor(making: StepMaking) {
    this.#making = making;
  }

  list(drafts: readonly StepDraft[], id: string): StepDocument[] {
    const steps: StepDocument[] = [];
    for (const [position, draft] of drafts.entries()) {
      const place = { id: `${id}${position}`, before: steps.at(-1)?.id ?? null };
      const step = this.#canName(draft) ? this.#step(draft, place) : null;
      steps.push(...(step === null ? [] : [step]));
    }
    return steps;
  }

  /** The ID of a fact of a kind; one in ten of a torn scenario is missing. */
  name(kind: FactKind, choice: number): string {
    const { model, isTorn } = this.#making;
    const facts: readonly { readonly id: string }[] = model[LIST_OF_KIND[kind]];
    const missing = missingId(kind, choice >> 4);
    return isTorn && choice % 10 === 9 ? missing : (oneOf(facts, choice)?.id ?? missing);
  }

  #canName({ type }: StepDraft): boolean {
    const { model, isTorn } = this.#making;
    switch (type) {
      case "call":
      case "passed-on":
        return isTorn || model.operations.length > 0;
      case "publish":
        return isTorn || (model.channels.length > 0 && model.messages.length > 0);
      default:
        return true;
    }
  }

  #step(draft: StepDraft, place: Place): StepDocument {
    switch (draft.type) {
      case "call":
        return this.#call(draft, place);
      case "passed-on":
        return this.#passedOn(draft, place);
      case "publish":
        return this.#publish(draft, place);
      case "write":
        return this.#write(draft, place);
      case "parallel":
        return {
          type: "parallel",
          id: place.id,
          branches: [this.list(draft.inner, `${place.id}i`), this.list(draft.other, `${place.id}o`)],
        };
      case "branch":
        return this.#branch(draft, place);
    }
  }

  #isOdd({ odd }: StepDraft, which: number): boolean {
    return this.#making.isSloppy && odd % 12 === which;
  }

  #call(draft: StepDraft, { id }: Place): CallDocument {
    const operation = this.name("operation", draft.to);
    const found = this.#making.model.operations.find((one) => one.id === operation);
    return {
      type: "call",
      id: this.#isOdd(draft, 0) ? undefined : this.#isOdd(draft, 1) ? "s0" : id,
      from: this.name("element", draft.from),
      operation: this.#isOdd(draft, 2) ? null : operation,
      request: this.#payload(draft, found?.requestSchemaId ?? null),
      response: this.#payload(draft, found?.responseSchemaId ?? null),
      then: this.list(draft.inner, `${id}t`),
      onError: this.#isOdd(draft, 3) ? null : draft.what % 3 === 0 ? this.list(draft.other, `${id}e`) : [],
    };
  }

  /** A call whose operation's owner does nothing but call on, or nearly so. */
  #passedOn(draft: StepDraft, place: Place): CallDocument {
    const call = this.#call({ ...draft, inner: [], other: [] }, place);
    const on = this.#onward(draft, call, `${place.id}p`);
    const more = draft.odd % 32 === 6 ? [this.#around(draft.inner, `${place.id}m`)] : [];
    return { ...call, then: [on, ...more] };
  }

  #onward(
    { what, odd, other }: StepDraft,
    { operation, request, response }: CallDocument,
    id: string,
  ): CallDocument {
    const { operations } = this.#making.model;
    const owner = operations.find((one) => one.id === operation)?.ownerId ?? this.name("element", what);
    const others = operations.filter(({ ownerId }) => ownerId !== owner);
    const last = others.at(-1);
    const siblings = others.filter(({ ownerId }) => ownerId === last?.ownerId);
    const passedTo = odd % 8 === 2 ? oneOf(siblings, what) : odd % 8 === 4 ? oneOf(others, what) : last;
    return {
      type: "call",
      id,
      from: odd % 32 === 3 ? this.name("element", what) : owner,
      operation: passedTo?.id ?? this.name("operation", what),
      request: odd % 32 === 7 ? "other" : request,
      response: odd % 32 === 15 ? "other" : response,
      then: odd % 16 === 1 ? this.list(other, `${id}t`) : [],
      onError: odd % 32 === 5 ? [this.#around(other, `${id}e`)] : [],
    };
  }

  /** A step for some that may be none. */
  #around(drafts: readonly StepDraft[], id: string): StepDocument {
    return { type: "parallel", id, branches: [this.list(drafts, `${id}i`)] };
  }

  #publish(draft: StepDraft, { id }: Place): PublishDocument {
    const message = this.name("message", draft.what);
    const found = this.#making.model.messages.find((one) => one.id === message);
    const channel = this.name("channel", draft.to);
    const key = one([null, "a.b", undefined, "b", "c.d", "a.b"], draft.to >> 3);
    const isOwn = draft.from % 2 === 0 && found !== undefined;
    return {
      type: "publish",
      id: this.#isOdd(draft, 1) ? "s0" : id,
      from: isOwn ? found.producerId : this.name("element", draft.from >> 1),
      channel: this.#isOdd(draft, 4) ? null : channel,
      message: this.#isOdd(draft, 5) ? null : message,
      payload: this.#payload(draft, found?.schemaId ?? null),
      headers: {},
      handlers: this.#handlers(draft, { id, channel }),
      routingKey: key,
    };
  }

  #handlers(
    draft: StepDraft,
    { id, channel }: { readonly id: string; readonly channel: string },
  ): { readonly [id: string]: StepDocument[] | null } {
    const reached = this.#making.model.subscriptions.filter(({ channelId }) => channelId === channel);
    const strange = this.#isOdd(draft, 6) ? [[this.name("subscription", draft.what), null] as const] : [];
    return Object.fromEntries([
      ...reached.map((one) => [one.id, this.list(draft.inner, `${id}h${one.id}`)] as const),
      ...strange,
    ]);
  }

  #write(draft: StepDraft, { id }: Place): WriteDocument {
    const stores = this.#making.model.elements.filter(({ kind }) => kind === "store");
    const store = draft.to % 8 < 7 ? oneOf(stores, draft.to >> 3)?.id : undefined;
    return {
      type: "write",
      id: this.#isOdd(draft, 1) ? "s0" : id,
      by: this.#isOdd(draft, 8) ? null : this.name("element", draft.from),
      store: store ?? this.name("element", draft.to),
      dataset:
        this.#isOdd(draft, 7) || this.#isOdd(draft, 10)
          ? one([null, " "], draft.what)
          : one(["rows", "logs"], draft.what),
      change: this.#isOdd(draft, 9) ? oddPayload(2) : null,
    };
  }

  #branch(draft: StepDraft, { id, before }: Place): BranchDocument {
    return {
      type: "branch",
      id,
      whenStep: before ?? "s0",
      is: "Succeeded",
      then: this.list(draft.inner, `${id}t`),
      else: this.list(draft.other, `${id}e`),
    };
  }

  #payload(draft: StepDraft, schemaId: string | null): JsonValue {
    return this.#isOdd(draft, 10) || this.#isOdd(draft, 11)
      ? oddPayload(draft.what)
      : fittingPayload(this.#making.model, schemaId, draft.what);
  }
}
