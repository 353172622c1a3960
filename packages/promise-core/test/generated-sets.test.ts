import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { readObligationRequest, type StatedObligation } from "../src/index.js";

// What is generated could have been sent: its own reader takes it as it is.

const GOLDEN = new URL("../golden/obligations/", import.meta.url);

it.each(["eshop", "eshop-as-it-is", "shop"])("of %s are read as they were generated", (name) => {
  const generated: readonly StatedObligation[] = JSON.parse(
    readFileSync(new URL(`${name}.json`, GOLDEN), "utf8"),
  );
  expect(generated.length).toBeGreaterThan(3);
  for (const obligation of generated) {
    expect(readObligationRequest(JSON.stringify(obligation))).toMatchObject({
      ok: true,
      value: { stated: obligation },
    });
  }
});
