import { con001 } from "./con-001-operation-and-message-have-a-schema.js";
import { con002 } from "./con-002-named-schemas-exist.js";
import { con003 } from "./con-003-scenario-payload-is-valid-against-its-schema.js";
import { con004 } from "./con-004-scenario-shows-producer-publishing-its-message.js";
import { con005 } from "./con-005-dataset-of-a-store-has-one-writer.js";
import { ovr001 } from "./ovr-001-part-takes-part-in-something.js";
import { ovr002 } from "./ovr-002-schema-is-named.js";
import { ovr003 } from "./ovr-003-hop-adds-behaviour.js";
import { ovr004 } from "./ovr-004-exchange-routes.js";
import { ovr005 } from "./ovr-005-retries-do-not-multiply.js";
import { ovr006 } from "./ovr-006-channel-inside-one-app.js";
import { rel001 } from "./rel-001-failed-delivery-has-somewhere-to-go.js";
import { rel002 } from "./rel-002-synchronous-chain-has-timeouts.js";
import { rel003 } from "./rel-003-retried-operation-is-safe.js";
import { rel004 } from "./rel-004-published-message-can-reach-a-subscription.js";
import { rel005 } from "./rel-005-dead-letter-channel-has-a-consumer.js";
import { rel006 } from "./rel-006-binding-with-routing-key-passes-a-published-message.js";
import type { Rule } from "./rule.js";
import { tru001 } from "./tru-001-approved-promise-stands-on-confirmed-facts.js";
import { tru002 } from "./tru-002-promise-in-force-has-current-evidence.js";

export const RULE_SET_VERSION = "review-rules/2";

/** Every rule, in the order of their findings. */
export const RULES: readonly Rule[] = [
  rel001,
  rel002,
  rel003,
  rel004,
  rel005,
  rel006,
  con001,
  con002,
  con003,
  con004,
  con005,
  tru001,
  tru002,
  ovr001,
  ovr002,
  ovr003,
  ovr004,
  ovr005,
  ovr006,
];
