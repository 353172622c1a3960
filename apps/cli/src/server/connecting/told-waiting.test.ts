import { expect, it } from "@jest/globals";
import { toldWaiting } from "./told-waiting.js";

const REQUEST = new Request("http://127.0.0.1/api/health");

it("tells of a service that takes a request and does not answer yet, and then gives its answer", async () => {
  const said: string[] = [];
  const layer = toldWaiting({ progress: (text) => said.push(text) }, "http://127.0.0.1", 1);
  const slow = layer(async () => {
    while (said.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return new Response("late");
  });
  expect(await (await slow(REQUEST)).text()).toBe("late");
  expect(said).toEqual(["http://127.0.0.1 has not answered yet …"]);
});

it("says nothing of one that answers, or fails, in time", async () => {
  const said: string[] = [];
  const layer = toldWaiting({ progress: (text) => said.push(text) }, "http://127.0.0.1", 60_000);
  expect((await layer(async () => new Response("soon"))(REQUEST)).ok).toBe(true);
  await expect(layer(() => Promise.reject(new Error("broken")))(REQUEST)).rejects.toThrow("broken");
  expect(said).toEqual([]);
});
