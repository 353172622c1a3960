import { usesNamed } from "../finding/calls-named.js";
import { callsGiven, enclosingMethod, parameterTypes, type Use } from "../finding/use.js";
import { AT_ROOT, isHeldBy, type Mount, UNKNOWN, within } from "./mounts.js";
import { prefixOf } from "./route-groups.js";

const GROUPS = { groups: ["scope"] };

/** Where what is called stands: below the scopes it is called on or given to, where the file configures its function. */
export function placeInActix(use: Use): Mount {
  return within(configuredAt(use), scopesOf(use));
}

function scopesOf(use: Use): Mount {
  const around = callsGiven(use, ["service", "configure"]).toReversed();
  return within(...[...around, use.call].map(({ on }) => prefixOf(use, on, GROUPS)));
}

/** A function that configures something else stands where it is handed over: in this file, or in one that is not seen here. */
function configuredAt(use: Use): Mount {
  const method = enclosingMethod(use);
  if (!parameterTypes(use, method).includes("ServiceConfig")) {
    return AT_ROOT;
  }
  const configures = usesNamed(use.view, "configure");
  const configure = configures.find(({ call }) => isHeldBy(call.positional[0], method?.name));
  return configure === undefined ? UNKNOWN : scopesOf(configure);
}
