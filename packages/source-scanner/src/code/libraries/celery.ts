import { lastPart } from "../../text/last-part.js";
import type { CodeName } from "../code-extraction.js";
import { callsNamed } from "../finding/calls-named.js";
import { importsOf } from "../finding/find-sites.js";
import { literalOf } from "../finding/names.js";
import { argument, named, noName } from "../finding/picks.js";
import type { LibraryTable, Pick } from "../finding/site-rule.js";
import { annotatedMethod, isWithinCall, type Use } from "../finding/use.js";

/** A task is named after its function unless it says otherwise. */
const taskName: Pick = (use) => {
  const given = named("name")(use);
  const method = annotatedMethod(use);
  return given.length > 0 ? given : method === null ? [] : [{ literal: method.name }];
};

/** `orders.ship.delay(1)`: the task is what `delay` is called on. */
const calledTask: Pick = (use): readonly CodeName[] => {
  const { on } = use.call;
  return on?.is === "name" ? [{ literal: lastPart(on.path) }] : [];
};

const COMMAND = { transport: "command" } as const;

function holdsDelay(use: Use): boolean {
  const given = use.whole.text;
  return ["delay", "apply_async"].some(
    (name) => callsNamed(use.view, name).length > 0 && new RegExp(`\\.${name}\\b`).test(given),
  );
}

const IMPORTS = { imports: ["celery"] };

export const CELERY: LibraryTable = {
  library: "celery",
  languages: ["python"],
  gate: ["celery", "shared_task", "\\.delay\\(", "apply_async", "delay_on_commit", "send_task"],
  imports: ["celery"],
  rules: [
    {
      tokens: ["shared_task", "task"],
      as: ["annotation"],
      only: (use) =>
        use.token === "shared_task" ||
        importsOf(use.view, IMPORTS) ||
        use.view.imports.some(({ name }) => /celery/.test(name)),
      kind: "subscribe",
      name: taskName,
      detail: (use) => ({ ...COMMAND, message: annotatedMethod(use)?.name ?? "" }),
      notes: (use) => (use.call.named.has("name") ? [] : ["name-by-convention"]),
    },
    {
      tokens: ["delay", "apply_async", "delay_on_commit"],
      as: ["call"],
      kind: "publish",
      name: calledTask,
      detail: (_, name) => ({ ...COMMAND, message: literalOf(name) }),
      notes: () => ["name-by-convention"],
    },
    { tokens: ["send_task"], as: ["call"], kind: "publish", name: argument(0), detail: () => COMMAND },
    {
      tokens: ["delay_on_commit"],
      as: ["call"],
      kind: "signature",
      name: noName,
      detail: () => ({ token: "delay_on_commit" }),
    },
    {
      tokens: ["on_commit"],
      as: ["call"],
      only: (use) => holdsDelay(use) && !isWithinCall(use, ["on_commit"]),
      kind: "signature",
      name: noName,
      detail: () => ({ token: "on_commit" }),
    },
  ],
};
