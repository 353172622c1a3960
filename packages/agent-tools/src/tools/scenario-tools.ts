import { boolean, orElse } from "@plumbline/model-core/declaring";
import { idOf } from "./id-of.js";
import { reading } from "./tool.js";

const SCENARIO_ID = idOf("scenario", "list_scenarios");

export const LIST_SCENARIOS = reading({
  name: "list_scenarios",
  title: "List scenarios",
  about: "The scenarios of a project, in name order.",
  own: {},
  list: { member: "items", fields: ["id", "name"] },
  endpoint: "GET /api/projects/{projectId}/scenarios",
});

export const GET_SCENARIO = reading({
  name: "get_scenario",
  title: "Read a scenario",
  about: "One scenario: its steps, faults and assertions.",
  own: { scenarioId: SCENARIO_ID },
  endpoint: "GET /api/projects/{projectId}/scenarios/{scenarioId}",
});

export const PLAY_SCENARIO = reading({
  name: "play_scenario",
  title: "Play a scenario",
  about: "Plays a scenario in virtual time on the declared design; writes nothing. Events come page by page.",
  own: {
    scenarioId: SCENARIO_ID,
    includePayloads: orElse(boolean({ about: "Whether events hold their payloads (default false)" }), false),
  },
  list: {
    member: "events",
    fields: [
      "sequence",
      "atMs",
      "kind",
      "stepId",
      "attempt",
      "from",
      "to",
      "target",
      "payload",
      "detail",
      "message",
      "headers",
    ],
    naming: ["sequence"],
  },
  truthNote: "Declared behaviour played in virtual time. It is not a measurement of a running system.",
  endpoint: "POST /api/projects/{projectId}/scenarios/{scenarioId}/run",
});
