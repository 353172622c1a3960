import type { Guid, JsonOddity } from "@plumbline/model-core";
import type { CheckState } from "@plumbline/promise-core";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader } from "../../../platform/database/statements.js";
import { RememberedScenario } from "../../scenarios/for-threads.js";

/** Checks whose scenario is kept; of more all are forgotten. */
const MOST = 1_000;

/** A check as it is asked for. */
export interface NamedCheck {
  readonly projectId: Guid;
  readonly promiseId: Guid;
  readonly key: string;
}

interface ScenarioRow {
  readonly version: number;
  readonly document: string;
}

/** What is stored of a scenario, and what of its text a value does not show. */
interface StoredScenario extends Pick<CheckState, "scenario"> {
  readonly oddities: readonly JsonOddity[];
}

/** A scenario that a check is likely to play, asked for before the check was read. */
export interface EarlyScenario {
  readonly id: Guid;
  readonly row: Promise<ScenarioRow | undefined>;
}

/**
 * The scenarios of checks. A check mostly plays what it played when it was run last, which is asked for at once: no more is expected
 * of it, and whoever has read the check says what it plays.
 */
export class CheckedScenarios {
  private readonly played = new Map<string, Guid>();
  private readonly scenarios = new RememberedScenario();

  /** Null for a check that was not run here before. */
  askEarly(reader: Reader, check: NamedCheck): EarlyScenario | null {
    const id = this.played.get(nameOf(check));
    return id === undefined ? null : { id, row: rowOf(reader, check.projectId, id) };
  }

  /** What is stored of the scenario that the check plays; null where there is none. */
  async read(
    reader: Reader,
    check: NamedCheck,
    { id, early }: { readonly id: Guid; readonly early: EarlyScenario | null },
  ): Promise<StoredScenario> {
    this.keep(nameOf(check), id);
    const row = await (early?.id === id ? early.row : rowOf(reader, check.projectId, id));
    if (row === undefined) {
      return { scenario: null, oddities: [] };
    }
    const { document, oddities } = this.scenarios.of(row.document);
    return { scenario: { version: row.version, document }, oddities };
  }

  private keep(name: string, id: Guid): void {
    if (this.played.size >= MOST) {
      this.played.clear();
    }
    this.played.set(name, id);
  }
}

function nameOf({ projectId, promiseId, key }: NamedCheck): string {
  return `${projectId} ${promiseId} ${key}`;
}

async function rowOf(reader: Reader, projectId: Guid, id: Guid): Promise<ScenarioRow | undefined> {
  const [row] = await reader.query<ScenarioRow[]>(SCENARIO, [projectId, id]);
  return row;
}

const SCENARIO = prepared("SELECT version, document FROM scenarios WHERE project_id = $1 AND id = $2");
