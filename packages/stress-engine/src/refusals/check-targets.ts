import { pathOfIndex, pathOfKey } from "@plumbline/model-core";
import type { StressProfile } from "../profile/stress-profile.js";
import { NAMED_TARGETS } from "./named-targets.js";
import type { FoundReason } from "./refusal.js";
import { reason } from "./refusal.js";
import type { TargetDirectory, TargetKind } from "./target-directory.js";

/** An ID that a profile names, and what it may be of. */
interface NamedTarget {
  readonly field: string;
  readonly targetId: string;
  readonly kinds: readonly TargetKind[];
}

/** Every ID a profile names is in the model, of the right kind, and met by the scenario. */
export function checkTargets(profile: StressProfile, directory: TargetDirectory): readonly FoundReason[] {
  const steps = profile.branches.flatMap((branch, index) => {
    const field = pathOfKey(pathOfIndex("branches", index), "stepId");
    return checkStep(branch.stepId, field, directory);
  });
  return [...namedTargets(profile).flatMap((named) => checkTarget(named, directory)), ...steps];
}

function namedTargets(profile: StressProfile): readonly NamedTarget[] {
  return NAMED_TARGETS.flatMap(({ list, key, kinds, idsOf }) =>
    idsOf(profile).map((targetId, index) => ({
      field: pathOfKey(pathOfIndex(list, index), key),
      targetId,
      kinds,
    })),
  );
}

function checkTarget(
  { field, targetId, kinds }: NamedTarget,
  directory: TargetDirectory,
): readonly FoundReason[] {
  const known = directory.known(targetId);
  const about = { targetId, field };
  if (known === null) {
    return [reason("unknown-target", "The model has nothing with this ID.", about)];
  }
  const reached = directory.reached(targetId);
  if (kinds.some((kind) => reached.includes(kind))) {
    return [];
  }
  const isStore = kinds.includes("store") && known === "element";
  if (!isStore && !kinds.includes(known)) {
    const message = `This must be ${kinds.join(" or ")}; it is of kind ${known}.`;
    return [reason("wrong-target-kind", message, about)];
  }
  if (isStore && reached.length > 0) {
    const message = "This must be an operation, a subscription or an element the scenario writes to.";
    return [reason("wrong-target-kind", message, about)];
  }
  return [reason("target-not-in-scenario", "The scenario never reaches this target.", about)];
}

function checkStep(stepId: string, field: string, directory: TargetDirectory): readonly FoundReason[] {
  const about = { stepId, field };
  switch (directory.step(stepId)) {
    case "reached":
      return [];
    case "unreached":
      return [reason("target-not-in-scenario", "The scenario never reaches this branch.", about)];
    case "no-branch":
      return [reason("wrong-target-kind", "The step is no branch.", about)];
    case "unknown":
      return [reason("unknown-target", "The scenario has no step with this ID.", about)];
  }
}
