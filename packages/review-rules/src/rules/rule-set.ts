import type { Rule } from "../records/rule.js";
import { con001 } from "./con-001-operation-and-message-have-a-schema.js";
import { con002 } from "./con-002-named-schemas-exist.js";
import { con003 } from "./con-003-scenario-payload-is-valid-against-its-schema.js";
import { con004 } from "./con-004-scenario-shows-producer-publishing-its-message.js";
import { con005 } from "./con-005-dataset-of-a-store-has-one-writer.js";
import { ovr001 } from "./ovr-001-part-takes-part-in-something.js";
import { ovr002 } from "./ovr-002-schema-is-named.js";
import { tru001 } from "./tru-001-approved-promise-stands-on-confirmed-facts.js";
import { tru002 } from "./tru-002-promise-in-force-has-current-evidence.js";

export const RULE_SET_VERSION = "review-rules/2";

/** Every rule, in the order of their findings. */
export const RULES: readonly Rule[] = [
  con001,
  con002,
  con003,
  con004,
  con005,
  tru001,
  tru002,
  ovr001,
  ovr002,
];
