import { describe, expect, it } from "@jest/globals";
import { pageByPage } from "./page-by-page.js";

/** Promises numbered from 1 on, two a page, and what was done with them. */
function numbered(count: number, failsAfter = Number.NaN) {
  const done: string[] = [];
  const read = async (after: number) => {
    done.push(`asked after ${after}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (after === failsAfter) {
      throw new Error(`Not after ${after}`);
    }
    const numbers = Array.from({ length: count }, (_, at) => at + 1).filter((number) => number > after);
    done.push(`read after ${after}`);
    return { rows: numbers.slice(0, 2).map((number) => ({ number })) };
  };
  const pages = async (after: number, most = Number.POSITIVE_INFINITY) => {
    const seen: number[][] = [];
    for await (const { rows } of pageByPage(after, 2, read)) {
      seen.push(rows.map(({ number }) => number));
      done.push(`worked on ${seen.at(-1)}`);
      if (seen.length >= most) {
        break;
      }
    }
    return seen;
  };
  return { done, read, pages };
}

describe("promises page by page", () => {
  it.each([
    [0, 0, [[]]],
    [1, 0, [[1]]],
    [2, 0, [[1, 2], []]],
    [5, 0, [[1, 2], [3, 4], [5]]],
    [6, 0, [[1, 2], [3, 4], [5, 6], []]],
    [6, 3, [[4, 5], [6]]],
  ])("are all of %i after %i", async (count, after, expected) => {
    expect(await numbered(count).pages(after)).toEqual(expected);
  });

  it("are read ahead from the second page on", async () => {
    const { done, pages } = numbered(6);
    await pages(0);
    const at = (what: string) => done.indexOf(what);
    expect(at("asked after 2")).toBeGreaterThan(at("worked on 1,2"));
    expect(at("asked after 4")).toBeLessThan(at("worked on 3,4"));
    expect(at("asked after 6")).toBeLessThan(at("worked on 5,6"));
  });

  it("are read no further where the first page is enough, and nothing is being read at the end of more", async () => {
    const one = numbered(9);
    await one.pages(0, 1);
    expect(one.done).toEqual(["asked after 0", "read after 0", "worked on 1,2"]);
    const two = numbered(9);
    expect(await two.pages(0, 2)).toHaveLength(2);
    expect(two.done.at(-1)).toBe("read after 4");
  });

  it("are not being read any more when the work on a page fails, whatever became of that", async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on("unhandledRejection", note);
    for (const failsAfter of [Number.NaN, 4]) {
      const { done, read } = numbered(9, failsAfter);
      const working = async () => {
        for await (const { rows } of pageByPage(0, 2, read)) {
          if (rows[0]?.number === 3) {
            await new Promise((resolve) => setTimeout(resolve, 5));
            throw new Error("the work");
          }
        }
      };
      await expect(working()).rejects.toThrow("the work");
      expect(done.at(-1)).toBe(failsAfter === 4 ? "asked after 4" : "read after 4");
    }
    process.off("unhandledRejection", note);
    expect(unhandled).toEqual([]);
  });

  it("that cannot be read are told of when they are asked for, and only then", async () => {
    const all = numbered(9, 4);
    await expect(all.pages(0)).rejects.toThrow("Not after 4");
    expect(all.done).toContain("worked on 3,4");
    expect(await numbered(9, 4).pages(0, 2)).toHaveLength(2);
    await expect(numbered(9, 0).pages(0)).rejects.toThrow("Not after 0");
    await expect(numbered(9, 2).pages(0)).rejects.toThrow("Not after 2");
  });
});
