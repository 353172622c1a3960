import { Injectable } from "@nestjs/common";
import { GET_SCENARIO, LIST_SCENARIOS, PLAY_SCENARIO, TOOL_LIMITS } from "@plumbline/agent-tools";
import { parseJson } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { ScenarioRunsService } from "../../scenarios/playing/scenario-runs.service.js";
import { ScenariosService } from "../../scenarios/saving/scenarios.service.js";
import { inProject, type ToolCall, type ToolFinding } from "../tools/handled-tool.js";
import { positionIn } from "./paged-bytes.js";

/** Tools over scenarios. */
@Injectable()
export class ScenarioTools {
  constructor(
    private readonly scenarios: ScenariosService,
    private readonly runs: ScenarioRunsService,
  ) {}

  readonly tools = [
    inProject(LIST_SCENARIOS, (call) => this.list(call)),
    inProject(GET_SCENARIO, (call) => this.read(call)),
    inProject(PLAY_SCENARIO, (call) => this.play(call)),
  ];

  private async list({ caller: { projectId }, page }: ToolCall): Promise<ToolFinding> {
    const { items, nextCursor } = await this.scenarios.list(projectId, page);
    return { data: { items }, nextCursor };
  }

  private async read({
    caller: { projectId },
    own,
  }: ToolCall<typeof GET_SCENARIO.own>): Promise<ToolFinding> {
    const { document, origin } = await this.scenarios.read({ projectId, id: own.scenarioId });
    const { id, name, steps, faults, assertions } = parseJson(document) as unknown as ScenarioDocument;
    return { data: { scenario: { id, name, steps, faults, assertions, origin } } };
  }

  /** A page goes on with the very run that it began with: a design that changed plays another. */
  private async play({ caller, own, page, gone }: ToolCall<typeof PLAY_SCENARIO.own>): Promise<ToolFinding> {
    const { projectId } = caller;
    const { scenarioId, includePayloads } = own;
    const after = eventsBefore(page.cursor);
    const request = { projectId, scenarioId, branchId: undefined, gone };
    const run = await this.runs.runPage(request, {
      after,
      limit: page.limit,
      room: TOOL_LIMITS.handedOn,
      includePayloads,
    });
    positionIn(page.cursor, run.hash);
    const cursorAfter = (shown: number): string => `${run.hash} ${after + shown}`;
    const shown = run.events.length;
    return { data: run, nextCursor: after + shown < run.eventCount ? cursorAfter(shown) : null, cursorAfter };
  }
}

function eventsBefore(cursor: string | undefined): number {
  return Number(/ (\d{1,9})$/.exec(cursor ?? "")?.[1] ?? 0);
}
