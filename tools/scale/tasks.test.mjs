import { expect, it } from "@jest/globals";
import { tasksOfStatements } from "./tasks.mjs";

const AT = "2026-11-24 18:00:00.000 UTC";

it("counts the commands on shards that a statement of a session led to", () => {
  const log = [
    `${AT} [7] NOTICE:  issuing SELECT 1 FROM public.projects_102008 projects`,
    `${AT} [7] DETAIL:  on server a@127.0.0.1:1 connectionId: 1`,
    `${AT} [8] NOTICE:  issuing BEGIN TRANSACTION ISOLATION LEVEL READ COMMITTED`,
    `${AT} [7] NOTICE:  issuing SELECT 1\n\tFROM public.projects_102009 projects`,
    `${AT} [8] NOTICE:  issuing UPDATE public.projects_102009 SET name = 'x'`,
    `${AT} [7] LOG:  duration: 1.1 ms  execute <unnamed>: SELECT 1\n\t  FROM projects`,
    `${AT} [8] LOG:  duration: 1.1 ms  statement: UPDATE projects SET name = 'x'`,
    `${AT} [7] LOG:  duration: 1.1 ms  execute <unnamed>: SELECT 1 FROM sessions`,
  ].join("\n");
  expect([...tasksOfStatements(log)]).toEqual([
    ["SELECT 1 FROM projects", { tasks: 2, times: 1 }],
    ["UPDATE projects SET name = 'x'", { tasks: 1, times: 1 }],
    ["SELECT 1 FROM sessions", { tasks: 0, times: 1 }],
  ]);
});
