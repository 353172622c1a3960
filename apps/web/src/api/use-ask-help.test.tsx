import { afterEach, describe, expect, it } from "@jest/globals";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, configure, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { makeQueryClient } from "./query-client.js";
import { type HelpAnswer, useAskHelp } from "./use-ask-help.js";

configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);

/** The hook before a service that answers when it is told to, with what came of it. */
function asking() {
  const calls: ((answer: HelpAnswer) => void)[] = [];
  const happened: string[] = [];
  const client = makeQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const send = () => new Promise<HelpAnswer>((resolve) => calls.push(resolve));
  const after = {
    onMade: (id: string) => happened.push(`made ${id}`),
    goOn: (id: string) => happened.push(`on to ${id}`),
  };
  return { calls, happened, ...renderHook(() => useAskHelp(send, after), { wrapper }) };
}

describe("asking for help", () => {
  it("goes on with what was made", async () => {
    const { calls, happened, result } = asking();
    act(() => result.current.ask("a", false));
    await waitFor(() => expect(result.current.busyWith).toBe("ask"));
    await act(async () => calls[0]?.({ id: "1" }));
    await waitFor(() => expect(happened).toEqual(["made 1", "on to 1"]));
  });

  it("is one call at a time: a look at what would be sent does not free it", async () => {
    const { calls, result } = asking();
    act(() => result.current.ask("a", false));
    await waitFor(() => expect(result.current.busyWith).toBe("ask"));
    act(() => result.current.ask("a", true));
    act(() => result.current.ask("a", false));
    expect([result.current.busyWith, calls.length]).toEqual(["ask", 1]);
  });

  it("takes nobody along who has left", async () => {
    const { calls, happened, result, unmount } = asking();
    act(() => result.current.ask("a", false));
    await waitFor(() => expect(calls).toHaveLength(1));
    unmount();
    await act(async () => calls[0]?.({ id: "1" }));
    await waitFor(() => expect(happened).toEqual(["made 1"]));
  });
});
