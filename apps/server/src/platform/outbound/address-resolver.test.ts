import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import { expect, it } from "@jest/globals";
import { SystemResolver } from "./address-resolver.js";

/** A resolver whose answers come when the test says so. */
function aResolver() {
  const asked: string[] = [];
  const answers = new Map<string, (addresses: readonly string[]) => void>();
  const resolver = new SystemResolver((name) => {
    asked.push(name);
    return new Promise((resolve) => answers.set(name, resolve));
  });
  return { asked, answers, resolver };
}

const patient = new AbortController().signal;

it("asks for two names at once, and for the next when one is answered", async () => {
  const { asked, answers, resolver } = aResolver();
  const found = ["a", "b", "c"].map((name) => resolver.resolve(name, patient));
  await turnOfTheLoop();
  expect(asked).toEqual(["a", "b"]);
  answers.get("b")?.(["192.0.2.1"]);
  expect(await found[1]).toEqual(["192.0.2.1"]);
  await turnOfTheLoop();
  expect(asked).toEqual(["a", "b", "c"]);
  answers.get("a")?.([]);
  answers.get("c")?.([]);
  await Promise.all(found);
});

it("asks nothing for those who gave up while they waited", async () => {
  const { asked, answers, resolver } = aResolver();
  const [first, second] = [resolver.resolve("a", patient), resolver.resolve("b", patient)];
  const impatient = new AbortController();
  const third = resolver.resolve("c", impatient.signal);
  const fourth = resolver.resolve("d", patient);
  await turnOfTheLoop();
  impatient.abort();
  answers.get("a")?.([]);
  await Promise.all([first, third]);
  await turnOfTheLoop();
  expect(asked).toEqual(["a", "b", "d"]);
  answers.get("b")?.([]);
  answers.get("d")?.([]);
  await Promise.all([second, fourth]);
});

it("goes on after a question that failed", async () => {
  let times = 0;
  const resolver = new SystemResolver(() => {
    times += 1;
    return times < 4 ? Promise.reject(new Error("no name server")) : Promise.resolve(["192.0.2.1"]);
  });
  for (let time = 0; time < 3; time += 1) {
    await expect(resolver.resolve("a", patient)).rejects.toThrow("no name server");
  }
  expect(await resolver.resolve("a", patient)).toEqual(["192.0.2.1"]);
});
