import { describe, expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import { ApiError } from "../../../platform/errors/api-error.js";
import { requestContext } from "../../../platform/logging/request-context.js";
import { WAITING_EDITS, WRITES_AT_ONCE } from "../limits.js";
import { WriteTurns } from "./write-turns.js";

const STAYS = new AbortController().signal;
const project = (n: number): Guid => `project ${n}` as Guid;

/** Turns whose works end when they are told to; what began is in `begun`. */
class Works {
  readonly begun: string[] = [];
  private readonly ends = new Map<string, () => void>();
  private readonly turns = new WriteTurns();

  begin(name: string, of: Guid, signal = STAYS): Promise<string> {
    return this.turns.onMain(of, signal, () => this.work(name));
  }

  beginInThread(name: string, of: Guid): Promise<string> {
    return this.turns.inThread(of, STAYS, () => this.work(name));
  }

  fail(of: Guid): Promise<never> {
    return this.turns.onMain(of, STAYS, () => Promise.reject(new Error("failed")));
  }

  end(name: string): void {
    this.ends.get(name)?.();
  }

  private async work(name: string): Promise<string> {
    this.begun.push(name);
    await new Promise<void>((resolve) => this.ends.set(name, resolve));
    return name;
  }
}

const settled = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));

describe("writers of models", () => {
  it("of one project take turns in the order they came; others do not wait for them", async () => {
    const works = new Works();
    const all = [works.begin("a", project(1)), works.begin("b", project(1)), works.begin("c", project(2))];
    await settled();
    expect(works.begun).toEqual(["a", "c"]);
    works.end("a");
    await settled();
    expect(works.begun).toEqual(["a", "c", "b"]);
    works.end("b");
    works.end("c");
    expect(await Promise.all(all)).toEqual(["a", "b", "c"]);
  });

  it("are so many at once and no more", async () => {
    const works = new Works();
    const names = Array.from({ length: WRITES_AT_ONCE + 1 }, (_, n) => `${n}`);
    const all = names.map((name, n) => works.begin(name, project(n)));
    await settled();
    expect(works.begun).toEqual(names.slice(0, -1));
    works.end("2");
    await settled();
    expect(works.begun).toEqual(names);
    for (const name of names) {
      works.end(name);
    }
    expect(await Promise.all(all)).toEqual(names);
  });

  it("in threads take no room on the main thread, and turns with the others of their project", async () => {
    const works = new Works();
    const threads = Array.from({ length: WRITES_AT_ONCE + 1 }, (_, n) => `thread ${n}`);
    const all = threads.map((name, n) => works.beginInThread(name, project(n)));
    all.push(works.begin("main", project(99)), works.begin("behind", project(0)));
    all.push(works.beginInThread("last", project(0)));
    await settled();
    expect(works.begun).toEqual([...threads, "main"]);
    for (const name of [...threads, "main", "behind", "last"]) {
      works.end(name);
      await settled();
    }
    expect(works.begun.slice(-2)).toEqual(["behind", "last"]);
    expect(await Promise.all(all)).toHaveLength(WRITES_AT_ONCE + 4);
  });

  it("that leave before their turn do nothing, and those behind them go on", async () => {
    const works = new Works();
    const [first, leaver] = [works.begin("a", project(1)), new AbortController()];
    const left = works.begin("b", project(1), leaver.signal).catch((thrown: Error) => thrown.message);
    const last = works.begin("c", project(1));
    leaver.abort(new Error("gone"));
    expect(await left).toBe("gone");
    works.end("a");
    await settled();
    works.end("c");
    expect([await first, await last, works.begun]).toEqual(["a", "c", ["a", "c"]]);
    await expect(works.begin("d", project(1), leaver.signal)).rejects.toThrow("gone");
  });

  it("that fail give their turn to the next", async () => {
    const works = new Works();
    await expect(works.fail(project(1))).rejects.toThrow("failed");
    const next = works.begin("a", project(1));
    await settled();
    works.end("a");
    expect(await next).toBe("a");
  });

  it("are told to come back when too many wait for their project; those of others are not", async () => {
    const works = new Works();
    const waiting = Array.from({ length: WAITING_EDITS + 1 }, (_, n) => works.begin(`${n}`, project(1)));
    await settled();
    const refused = await works.begin("late", project(1)).catch((thrown: unknown) => thrown);
    const other = works.begin("other", project(2));
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 429, type: "busy" });
    for (let n = 0; n <= WAITING_EDITS; n += 1) {
      works.end(`${n}`);
      await settled();
    }
    works.end("other");
    expect(await other).toBe("other");
    expect(await Promise.all(waiting)).toHaveLength(WAITING_EDITS + 1);
  });

  it("of one project take turns by caller, and whoever crowds it makes place", async () => {
    const works = new Works();
    const by = <Value>(actor: string, begin: () => Value): Value =>
      requestContext.run({ requestId: "", actor, workspaceId: "one" }, begin);
    const loud = Array.from({ length: WAITING_EDITS + 1 }, (_, n) =>
      by("loud", () => works.begin(`${n}`, project(1))).catch(({ type }: ApiError) => type),
    );
    const quiet = by("quiet", () => works.begin("quiet", project(1)));
    await settled();
    expect(await loud.at(-1)).toBe("busy");
    works.end("0");
    await settled();
    expect(works.begun).toEqual(["0", "quiet"]);
    works.end("quiet");
    expect(await quiet).toBe("quiet");
    await settled();
    for (let n = 1; n < WAITING_EDITS; n += 1) {
      works.end(`${n}`);
      await settled();
    }
    expect(new Set(await Promise.all(loud)).size).toBe(WAITING_EDITS + 1);
  });
});
