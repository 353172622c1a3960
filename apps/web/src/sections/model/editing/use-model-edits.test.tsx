import { afterEach, describe, expect, it } from "@jest/globals";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, configure, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { modelQuery } from "../../../api/model-query.js";
import { makeQueryClient } from "../../../api/query-client.js";
import { aModel, anElement } from "../../../canvas/testing/a-model.js";
import { toasts } from "../../../design/toasts.js";
import { deleteChange, type ModelChange, putChange } from "./fact-changes.js";
import { type Edit, useModelEdits } from "./use-model-edits.js";

configure({ asyncUtilTimeout: 60_000 });

const platformFetch = globalThis.fetch;

afterEach(() => {
  cleanup();
  globalThis.fetch = platformFetch;
});

type Sent = { readonly changes: readonly ModelChange[]; readonly expectedVersion: number };

/** Edits of a model with one element, and a service that keeps it and takes changes at its version alone. */
async function editing() {
  let modelVersion = 1;
  let element: unknown = anElement("a", { description: "first" });
  const write = (value: unknown): void => {
    element = value ?? undefined;
    modelVersion += 1;
  };
  const answer = ({ changes, expectedVersion }: Sent): Response => {
    if (expectedVersion !== modelVersion) {
      return Response.json({ type: "conflict", title: "It moved", status: 409 }, { status: 409 });
    }
    write(changes[0]?.value);
    return Response.json({ modelVersion });
  };
  globalThis.fetch = async (input) => {
    const request = new Request(input);
    const elements = element === undefined ? [] : [element];
    return request.method === "POST"
      ? answer((await request.json()) as Sent)
      : Response.json({ streamId: "main", modelVersion, model: { ...aModel({}), elements } });
  };
  const client = makeQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const none = { streamId: "main", modelVersion: 0, model: aModel({}) };
  const { result } = renderHook(() => useModelEdits("p", {}, useQuery(modelQuery("p")).data ?? none), {
    wrapper,
  });
  const settle = () =>
    waitFor(() => {
      expect(result.current.isBusy).toBe(false);
      expect(result.current.shown.modelVersion).toBe(modelVersion);
    });
  await settle();
  /** What a colleague writes, and is shown. */
  const theirs = async (value: unknown): Promise<void> => {
    write(value);
    await act(() => client.invalidateQueries());
    await settle();
  };
  const go = async (does: "undo" | "redo" | "mineAgain" | "takeTheirs" | Edit): Promise<void> => {
    await act(async () => (typeof does === "string" ? result.current[does]() : result.current.apply(does)));
    await settle();
  };
  return { edits: result, theirs, go, stored: () => element };
}

const described = (description: string): Edit => ({
  said: description,
  changes: [putChange("element", "a", anElement("a", { description }))],
});
const THEIRS = anElement("a", { name: "Theirs", description: "theirs" });

describe("taking back one's own edit", () => {
  it("is a conflict where a colleague wrote to the same fact since, shown or not", async () => {
    const { edits, theirs, go, stored } = await editing();
    await go(described("mine"));
    await theirs(THEIRS);
    await go("undo");
    expect(stored()).toEqual(THEIRS);
    expect(edits.current.conflict).toMatchObject({ way: "undo", changed: [{ id: "a" }] });
    const before = edits.current.conflict?.before.model.elements;
    expect(before).toMatchObject([{ name: "a", description: "mine" }]);
  });

  it("writes over what they wrote when that is decided", async () => {
    const { edits, theirs, go, stored } = await editing();
    await go(described("mine"));
    await theirs(THEIRS);
    await go("undo");
    await go("mineAgain");
    expect([stored(), edits.current.conflict]).toEqual([anElement("a", { description: "first" }), null]);
    await go("redo");
    expect(stored()).toEqual(THEIRS);
  });

  it("is no step any more where theirs is taken", async () => {
    const { edits, theirs, go, stored } = await editing();
    await go(described("mine"));
    await theirs(THEIRS);
    await go("undo");
    await go("takeTheirs");
    expect([stored(), edits.current.canUndo, edits.current.conflict]).toEqual([THEIRS, false, null]);
  });

  it("goes back and forth over several steps about one fact that nobody else touched", async () => {
    const { edits, go, stored } = await editing();
    const said = [];
    await go(described("second"));
    await go({ said: "gone", changes: [deleteChange("element", "a")] });
    for (const way of ["undo", "undo", "redo", "redo", "undo", "undo"] as const) {
      await go(way);
      said.push((stored() as { description?: string } | undefined)?.description ?? "gone");
    }
    expect(said).toEqual(["second", "first", "second", "gone", "second", "first"]);
    expect([edits.current.conflict, edits.current.error]).toEqual([null, null]);
  });

  it("by its toast, too, is a conflict where a colleague wrote since", async () => {
    const { edits, theirs, go, stored } = await editing();
    await go(described("mine"));
    await theirs(THEIRS);
    await act(async () => toasts.read().at(-1)?.undo?.());
    await waitFor(() => expect(edits.current.conflict).not.toBeNull());
    expect(stored()).toEqual(THEIRS);
  });
});

it("doing it again is a conflict where a colleague wrote after it was taken back", async () => {
  const { edits, theirs, go, stored } = await editing();
  await go(described("mine"));
  await go("undo");
  await theirs(THEIRS);
  await go("redo");
  expect([stored(), edits.current.conflict?.way]).toEqual([THEIRS, "redo"]);
});
