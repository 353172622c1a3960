import { setImmediate as nextTurn } from "node:timers/promises";
import { Injectable } from "@nestjs/common";
import { compareInNameOrder } from "@plumbline/agent-tools";
import type { Guid, Issue } from "@plumbline/model-core";
import { effectiveSettings, type SettingsContext } from "@plumbline/settings-policy";
import type { Reader } from "../../../platform/database/statements.js";
import { type NamedOverrides, WorkspaceSettingsRepository } from "./workspace-settings.repository.js";

/** A workspace with stored values that do not apply. */
export interface WorkspaceWithViolations {
  readonly workspaceId: Guid;
  readonly name: string;
  readonly violations: readonly Issue[];
}

/** Documents in memory at the same time. */
const AT_ONCE = 50;

/**
 * Finds the workspaces whose stored values the instance refuses
 * (docs/reference/settings.md#instance-settings).
 */
@Injectable()
export class PolicyViolations {
  constructor(private readonly workspaces: WorkspaceSettingsRepository) {}

  /** In the order of their names. Between two workspaces the process serves others. */
  async find(reader: Reader, context: SettingsContext): Promise<readonly WorkspaceWithViolations[]> {
    const found: WorkspaceWithViolations[] = [];
    // A default that does not fit is a violation of each workspace, also of those that state nothing.
    const all = effectiveSettings({}, context).violations.length > 0;
    let after: Guid | null = null;
    for (;;) {
      const some: readonly NamedOverrides[] = await this.workspaces.some(reader, {
        after,
        all,
        rows: AT_ONCE,
      });
      for (const { workspaceId, name, overrides } of some) {
        const { violations } = effectiveSettings(overrides, context);
        if (violations.length > 0) {
          found.push({ workspaceId, name, violations });
        }
        await nextTurn();
      }
      if (some.length < AT_ONCE) {
        return found.sort(byName);
      }
      after = some.at(-1)?.workspaceId ?? null;
    }
  }
}

function byName(left: WorkspaceWithViolations, right: WorkspaceWithViolations): number {
  return compareInNameOrder({ ...left, id: left.workspaceId }, { ...right, id: right.workspaceId });
}
