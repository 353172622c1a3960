import { describe, expect, it } from "@jest/globals";
import { pageByPage } from "./page-by-page.js";

/** Promises numbered from 1 on, two a page, and what was done with them. */
function numbered(
  count: number,
  { failsAfter = Number.NaN, failsPageOf = Number.NaN, rowsMs = 1, pageMs = 1 } = {},
) {
  const done: string[] = [];
  const asked = async <Answer>(what: string, ms: number, answer: () => Answer): Promise<Answer> => {
    done.push(`asked ${what}`);
    await new Promise((resolve) => setTimeout(resolve, ms));
    done.push(`read ${what}`);
    return answer();
  };
  const read = {
    rows: (after: number) =>
      asked(`after ${after}`, rowsMs, () => {
        if (after === failsAfter) {
          throw new Error(`Not after ${after}`);
        }
        const numbers = Array.from({ length: count }, (_, at) => at + 1).filter((number) => number > after);
        return numbers.slice(0, 2).map((number) => ({ number }));
      }),
    page: (rows: readonly { readonly number: number }[]) => {
      const numbers = rows.map(({ number }) => number);
      return asked(`page ${numbers}`, pageMs, () => {
        if (numbers.includes(failsPageOf)) {
          throw new Error(`No page of ${failsPageOf}`);
        }
        return { rows };
      });
    },
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

/** The promises after the next page may be there before it, and behind it. */
const TIMES = [{}, { rowsMs: 8 }, { pageMs: 8 }];

/** What is still being read. */
function stillAsked(done: readonly string[]): readonly string[] {
  const asked = done.filter((what) => what.startsWith("asked ")).map((what) => what.slice("asked ".length));
  return asked.filter((what) => !done.includes(`read ${what}`));
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
    expect(at("asked after 4")).toBeLessThan(at("read page 3,4"));
    expect(at("asked page 5,6")).toBeLessThan(at("worked on 3,4"));
    expect(at("asked after 6")).toBeLessThan(at("worked on 3,4"));
    expect(at("asked page ")).toBeLessThan(at("worked on 5,6"));
  });

  it("have the next one on its way to the database before the work on one begins", async () => {
    let ticks = 0;
    const { read } = numbered(6);
    const page = (rows: readonly { readonly number: number }[]) => {
      process.nextTick(() => {
        ticks += 1;
      });
      return read.page(rows);
    };
    const seen: number[] = [];
    for await (const _ of pageByPage(0, 2, { ...read, page })) {
      seen.push(ticks);
    }
    expect(seen).toEqual([1, 3, 4, 4]);
  });

  it("are read no further where the first page is enough, and nothing is being read at the end of more", async () => {
    const one = numbered(9);
    await one.pages(0, 1);
    expect(one.done).toEqual([
      ...["asked after 0", "read after 0", "asked page 1,2", "read page 1,2"],
      "worked on 1,2",
    ]);
    for (const times of TIMES) {
      const two = numbered(9, times);
      expect(await two.pages(0, 2)).toHaveLength(2);
      expect(two.done).toContain("asked page 5,6");
      expect(stillAsked(two.done)).toEqual([]);
    }
  });

  it("are not being read any more when the work on a page fails, whatever became of that", async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on("unhandledRejection", note);
    const failures = [{}, { failsAfter: 4 }, { failsAfter: 6 }, { failsPageOf: 5 }];
    for (const fails of failures.flatMap((one) => TIMES.map((times) => ({ ...one, ...times })))) {
      const { done, read } = numbered(9, fails);
      const working = async () => {
        for await (const { rows } of pageByPage(0, 2, read)) {
          if (rows[0]?.number === 3) {
            await new Promise((resolve) => setTimeout(resolve, 5));
            throw new Error("the work");
          }
        }
      };
      await expect(working()).rejects.toThrow("the work");
      expect(stillAsked(done)).toEqual([]);
    }
    process.off("unhandledRejection", note);
    expect(unhandled).toEqual([]);
  });

  it("that cannot be read are told of when they are asked for, and only then", async () => {
    for (const times of TIMES) {
      for (const [fails, why] of [
        [{ ...times, failsAfter: 4 }, "Not after 4"],
        [{ ...times, failsPageOf: 5 }, "No page of 5"],
      ] as const) {
        const all = numbered(9, fails);
        await expect(all.pages(0)).rejects.toThrow(why);
        expect(all.done).toContain("worked on 3,4");
        expect(stillAsked(all.done)).toEqual([]);
        expect(await numbered(9, fails).pages(0, 2)).toHaveLength(2);
      }
    }
    await expect(numbered(9, { failsAfter: 0 }).pages(0)).rejects.toThrow("Not after 0");
    await expect(numbered(9, { failsAfter: 2 }).pages(0)).rejects.toThrow("Not after 2");
    await expect(numbered(9, { failsPageOf: 1 }).pages(0)).rejects.toThrow("No page of 1");
  });
});
