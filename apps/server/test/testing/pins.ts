import type { PinnedInputs, PinnedState } from "@plumbline/bundle-writer";
import { compareCodeUnits, type Guid, indexModel, LIST_OF_KIND } from "@plumbline/model-core";
import { type EvidenceStatus, inForceOf, readPromise, stateOfModel } from "@plumbline/promise-core";
import { readConnectionString } from "../../src/platform/configuration/connection-string.js";
import { makeDataSource } from "../../src/platform/database/data-source.js";
import { UnitOfWork } from "../../src/platform/database/unit-of-work.js";
import { readPinnedInputs, readPins } from "../../src/sections/build/for-threads.js";
import type { RunningServer } from "./test-server.js";

/** What a state is pinned of: main unless said otherwise. */
export interface Wanted {
  readonly revisionId?: string;
  readonly branchId?: string;
}

/** Pins states of a service's database, as its threads do. */
export interface PinReader {
  outcome(projectId: string, wanted?: Wanted): ReturnType<typeof readPins>;
  pins(projectId: string, wanted?: Wanted): Promise<PinnedState>;
  reread(pinned: PinnedState): ReturnType<typeof readPinnedInputs>;
  /** The same in an order of its own. */
  inputs(pinned: PinnedState): Promise<PinnedInputs>;
  /** The statements that reading the inputs takes. */
  statements(pinned: PinnedState): Promise<number>;
  end(): Promise<void>;
}

export async function aPinReader({ connectionString }: RunningServer): Promise<PinReader> {
  const read = readConnectionString(connectionString);
  if (!read.ok) {
    throw new Error(read.wrong);
  }
  const dataSource = await makeDataSource(read.value, { connections: 2, entities: [] }).initialize();
  const transactions = new UnitOfWork(dataSource);
  const outcome: PinReader["outcome"] = (projectId, { revisionId = null, branchId = null } = {}) =>
    transactions.readAtOnce((reader) =>
      readPins(reader, projectId as Guid, {
        revisionId: revisionId as Guid | null,
        branchId: branchId as Guid | null,
      }),
    );
  const reread: PinReader["reread"] = (pinned) =>
    transactions.readAtOnce((reader) => readPinnedInputs(reader, pinned));
  return {
    outcome,
    reread,
    pins: async (...of) => {
      const found = await outcome(...of);
      if (found.outcome !== "pinned") {
        throw new Error(`Nothing is pinned: ${found.outcome}`);
      }
      return found.pinned;
    },
    inputs: async (pinned) => {
      const found = await reread(pinned);
      if (found.outcome !== "read") {
        throw new Error(`Missing: ${found.kind} ${found.id}`);
      }
      return inOrder(found.inputs);
    },
    statements: (pinned) =>
      transactions.readAtOnce(async (reader) => {
        let count = 0;
        const query: typeof reader.query = (...statement) => {
          count += 1;
          return reader.query(...statement);
        };
        await readPinnedInputs({ query }, pinned);
        return count;
      }),
    end: () => dataSource.destroy(),
  };
}

function inOrder(inputs: PinnedInputs): PinnedInputs {
  const lists = Object.values(LIST_OF_KIND).map((list) => [
    list,
    sorted<{ readonly id: string }>(inputs.model[list]),
  ]);
  return {
    ...inputs,
    model: Object.fromEntries(lists),
    scenarios: sorted(inputs.scenarios),
    promises: inputs.promises.toSorted((left, right) => compareCodeUnits(left.promise.id, right.promise.id)),
    decisions: sorted(inputs.decisions),
  };
}

function sorted<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((left, right) => compareCodeUnits(left.id, right.id));
}

/** What shows the revision in force of each promise, worked out of what is pinned; null without one. */
export function statusesOf({ pinned, model, scenarios, promises, links }: PinnedInputs) {
  const state = stateOfModel({
    stream: { streamId: pinned.branch, version: pinned.streamVersion },
    index: indexModel(model),
    scenarios: new Map<string, (typeof scenarios)[number]>(scenarios.map((one) => [one.id, one])),
    sources: { followed: pinned.sources, links },
  });
  return new Map<string, EvidenceStatus | null>(
    promises.map(({ promise, runs }) => {
      const inForce = inForceOf(promise);
      const status = inForce === null ? null : readPromise(promise, runs, state).statusOf(inForce);
      return [promise.id, status];
    }),
  );
}
