import type { Examples } from "../example.js";
import { examples as con001 } from "./con-001.js";
import { examples as con002 } from "./con-002.js";
import { examples as con003 } from "./con-003.js";
import { examples as con004 } from "./con-004.js";
import { examples as con005 } from "./con-005.js";
import { examples as ovr001 } from "./ovr-001.js";
import { examples as ovr002 } from "./ovr-002.js";
import { examples as ovr003 } from "./ovr-003.js";
import { examples as ovr004 } from "./ovr-004.js";
import { examples as ovr005 } from "./ovr-005.js";
import { examples as ovr006 } from "./ovr-006.js";
import { examples as rel001 } from "./rel-001.js";
import { examples as rel002 } from "./rel-002.js";
import { examples as rel003 } from "./rel-003.js";
import { examples as rel004 } from "./rel-004.js";
import { examples as rel005 } from "./rel-005.js";
import { examples as rel006 } from "./rel-006.js";
import { examples as tru001 } from "./tru-001.js";
import { examples as tru002 } from "./tru-002.js";

/** The examples of every rule, by its ID. */
export const ALL_EXAMPLES: { readonly [RuleId: string]: Examples } = {
  "REL-001": rel001,
  "REL-002": rel002,
  "REL-003": rel003,
  "REL-004": rel004,
  "REL-005": rel005,
  "REL-006": rel006,
  "CON-001": con001,
  "CON-002": con002,
  "CON-003": con003,
  "CON-004": con004,
  "CON-005": con005,
  "TRU-001": tru001,
  "TRU-002": tru002,
  "OVR-001": ovr001,
  "OVR-002": ovr002,
  "OVR-003": ovr003,
  "OVR-004": ovr004,
  "OVR-005": ovr005,
  "OVR-006": ovr006,
};
