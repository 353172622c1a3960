import type { LibraryTable } from "../finding/site-rule.js";
import { ASPNET } from "./aspnet.js";
import { BRIGHTER } from "./brighter.js";
import { CAP } from "./cap.js";
import { GRPC } from "./grpc.js";
import { MASSTRANSIT } from "./masstransit.js";
import { NSERVICEBUS } from "./nservicebus.js";
import { WOLVERINE } from "./wolverine.js";

/** Every library that code is read for. */
export const ALL_LIBRARIES: readonly LibraryTable[] = [
  MASSTRANSIT,
  NSERVICEBUS,
  WOLVERINE,
  CAP,
  BRIGHTER,
  ASPNET,
  ...GRPC,
];
