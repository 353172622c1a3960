import type { Schemas } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useReady } from "../../api/ready-query.js";
import { ShownQuery } from "../../api/shown-query.js";
import { allScenariosQuery } from "../../api/whole-lists.js";
import { Badge } from "../../design/badge.js";
import { Card } from "../../design/page.js";
import { OVERVIEW_WORDS as words } from "../../words/overview.js";
import { CardLink } from "./card-link.js";
import styles from "./overview.module.css";

const SHOWN = 6;

/** The scenarios, and which of them cannot be played. */
export function ScenariosCard({ projectId }: { readonly projectId: string }): ReactNode {
  const scenarios = useQuery(allScenariosQuery(projectId));
  const { data: ready } = useReady(projectId);
  return (
    <Card
      title={words.scenarios}
      actions={
        <CardLink projectId={projectId} screen="scenarios">
          {words.toScenarios}
        </CardLink>
      }
    >
      <ShownQuery query={scenarios}>
        {(all) =>
          all.length === 0 ? (
            <p>
              {words.noScenarios}{" "}
              <CardLink projectId={projectId} screen="scenarios">
                {words.writeScenario}
              </CardLink>
            </p>
          ) : (
            <FirstScenarios projectId={projectId} all={all} ready={ready} />
          )
        }
      </ShownQuery>
    </Card>
  );
}

interface FirstScenariosProps {
  readonly projectId: string;
  readonly all: readonly Schemas["ScenarioListItem"][];
  /** What is known of readiness; nothing is said of playing until it is. */
  readonly ready: Schemas["BuildReadyResponse"] | undefined;
}

/** Some of the scenarios, those that cannot be played first. */
function FirstScenarios({ projectId, all, ready }: FirstScenariosProps): ReactNode {
  const broken = new Set(
    ready?.blockers.flatMap(({ code, subject }) => (code === "scenario-invalid" ? [subject] : [])),
  );
  return (
    <div className={styles["stack"]}>
      <ul className={styles["list"]}>
        {[...all]
          .sort((one, other) => Number(broken.has(other.id)) - Number(broken.has(one.id)))
          .slice(0, SHOWN)
          .map(({ id, name }) => (
            <li key={id} className={styles["line"]}>
              <Link
                to="/projects/$projectId/scenarios/$scenarioId"
                params={{ projectId, scenarioId: id }}
                className={styles["text"]}
                title={name}
              >
                {name}
              </Link>
              {ready !== undefined && (
                <Badge tone={broken.has(id) ? "bad" : "plain"}>
                  {broken.has(id) ? words.playsNot : words.plays}
                </Badge>
              )}
            </li>
          ))}
      </ul>
      {all.length > SHOWN && (
        <CardLink projectId={projectId} screen="scenarios">
          {words.more(all.length - SHOWN)}
        </CardLink>
      )}
      <p className={styles["quiet"]}>{words.scenarioWords}</p>
    </div>
  );
}
