import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { IMPACT_LIMITS } from "../limits.js";
import { anEntry, anImpact, aReason } from "../testing/an-impact.js";
import { HOSTILE_TEXTS, hostileText, markdownItForm, micromarkForm } from "../testing/markdown-forms.js";
import { HEAD, REPOSITORY } from "../testing/snapshots.js";
import { impactAsMarkdown } from "./impact-markdown.js";

/** An impact with a text wherever somebody's text can be. */
function withText(text: string): string {
  const source = `${REPOSITORY}@${HEAD}:${encodeURIComponent(text.toWellFormed()) || "a"}#L1-L2`;
  const reasons = [aReason({ sentence: `The operation "${text}" is gone.`, source, factKey: text })];
  return impactAsMarkdown(
    anImpact({
      repository: text,
      entries: [
        anEntry({ name: text, reasons }),
        anEntry({ kind: "promise", name: text, requirementId: "SHOP-001" }),
      ],
      changes: [
        { kind: "message", factKey: text, pattern: null, serviceKey: text, change: "added", source },
        {
          ...{ kind: "pattern", factKey: null, pattern: "transactional-outbox", serviceKey: text },
          ...{ change: "removed", source: null },
        },
      ],
      unattributed: [text],
    }),
  );
}

describe.each([
  { reader: "markdown-it", formOf: markdownItForm },
  { reader: "micromark with GFM", formOf: micromarkForm },
])("a text of a model or a repository, as $reader reads it,", ({ formOf }) => {
  const harmless = formOf(withText("x"));

  it.each(HOSTILE_TEXTS.map((text) => [JSON.stringify(text), text]))("forms nothing: %s", (_, text) => {
    expect(formOf(withText(text))).toEqual(harmless);
  });

  it("forms nothing, whatever it is", () => {
    const property = fc.property(hostileText, (text) => {
      expect(formOf(withText(text))).toEqual(harmless);
    });
    fc.assert(property, { seed: 18, numRuns: 300 });
  });
});

describe("the Markdown of an impact", () => {
  it("says that nothing is known to be touched, and that not all was read", () => {
    const text = impactAsMarkdown(anImpact({ entries: [], complete: false }));
    expect(text).toContain("Nothing of the design is known to be touched.");
    expect(text).toContain("**Not everything was read**");
    expect(text).not.toContain("## ");
  });

  it("names a pattern of no service, and one line as one", () => {
    const source = `${REPOSITORY}@${HEAD}:a.cs#L2-L2`;
    const change = { kind: "pattern", factKey: null, pattern: "in-memory-outbox", serviceKey: null } as const;
    expect(impactAsMarkdown(anImpact({ changes: [{ ...change, change: "added", source }] }))).toContain(
      "- added pattern `in-memory-outbox of no service` (`a.cs:2`)\n",
    );
  });

  it("tells some reasons of each entry, and how many there are beside", () => {
    const reasons = Array.from({ length: 8 }, (_, line) => aReason({ sentence: `Reason ${line}.` }));
    const text = impactAsMarkdown(anImpact({ entries: [anEntry({ reasons })] }));
    expect(text.match(/Reason \d/g)).toHaveLength(IMPACT_LIMITS.toldReasons);
    expect(text).toContain("  - … and 3 more\n");
  });

  it("fits a comment, and says what was left out", () => {
    const entries = Array.from({ length: 2_000 }, () => anEntry({ name: "n".repeat(100) }));
    const unattributed = Array.from({ length: 200 }, () => "p".repeat(1_000));
    const text = impactAsMarkdown(anImpact({ entries, unattributed }));
    expect(text.length).toBeLessThanOrEqual(IMPACT_LIMITS.markdown);
    expect(text.length).toBeGreaterThan(IMPACT_LIMITS.markdown - 2_000);
    const told = text.match(/\*\*element\*\*/g)?.length ?? 0;
    expect(text).toContain(`- … and ${2_000 - told} more\n`);
    expect(text).toContain("- … and 200 more\n");
  });
});
