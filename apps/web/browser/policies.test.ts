import { describe, expect, it } from "@jest/globals";
import { aPage } from "./testing/pages.js";
import { somebody } from "./testing/people.js";
import { opened } from "./testing/settled.js";

describe("what the page may do", () => {
  it("is what its policy says: no markup from text, no script of others, no frame", async () => {
    const page = await aPage(await somebody("Mallory"), { tries: true });
    await opened(page, "/");
    const tried = await page.evaluate(async () => {
      const attempt = (act: () => unknown): string => {
        try {
          act();
          return "done";
        } catch (error) {
          return error instanceof TypeError || error instanceof EvalError ? "refused" : String(error);
        }
      };
      return {
        markup: attempt(() => {
          document.createElement("div").innerHTML = "<b>text</b>";
        }),
        // Later, since what a debugger evaluates may itself.
        evaluated: await new Promise((done) =>
          setTimeout(() => done(attempt(() => new Function("return 1")()))),
        ),
        policy: attempt(() =>
          (
            globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
          ).trustedTypes.createPolicy("another", {}),
        ),
      };
    });
    expect(tried).toEqual({ markup: "refused", evaluated: "refused", policy: "refused" });
  });

  it("keeps no token where a script could read it", async () => {
    const person = await somebody("Keeper");
    const page = await aPage(person);
    await opened(page, "/");
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    const secret = person.cookie.split("=")[1] ?? "";
    expect(secret.length).toBeGreaterThan(16);
    expect(kept).not.toContain(secret);
  });
});
