import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ExplainButton } from "../../api/explain-button.js";
import { modelQuery } from "../../api/model-query.js";
import { projectQuery } from "../../api/queries.js";
import { ShownQuery } from "../../api/shown-query.js";
import { Page } from "../../design/page.js";
import { CostsCard } from "./costs-card.js";
import { EmptyProject } from "./empty-project.js";
import { EvidenceCard } from "./evidence-card.js";
import { factsByLabel } from "./facts-by-label.js";
import { FactsCard } from "./facts-card.js";
import { NextCard } from "./next-card.js";
import styles from "./overview.module.css";
import { QuestionsCard } from "./questions-card.js";
import { ReadyCard } from "./ready-card.js";
import { ReviewCard } from "./review-card.js";
import { ScenariosCard } from "./scenarios-card.js";
import { WeekCard } from "./week-card.js";

/** How far a design is, and what is to be done next. */
export function OverviewScreen(): ReactNode {
  const { projectId } = useParams({ from: "/in/projects/$projectId/" });
  const { data: project } = useQuery(projectQuery(projectId));
  const model = useQuery(modelQuery(projectId));
  return (
    <Page
      title={project?.name ?? ""}
      words={project?.description ?? undefined}
      actions={
        project !== undefined && <ExplainButton {...{ projectId, target: null }} name={project.name} />
      }
    >
      <ShownQuery query={model}>
        {(data) => {
          const facts = factsByLabel(data.model);
          return facts.all === 0 && data.model.schemas.length === 0 ? (
            <EmptyProject projectId={projectId} />
          ) : (
            <div className={styles["cards"]}>
              <div className={styles["wide"]}>
                <NextCard projectId={projectId} />
              </div>
              <div className={styles["wide"]}>
                <ReadyCard projectId={projectId} />
              </div>
              <EvidenceCard projectId={projectId} />
              <ReviewCard projectId={projectId} />
              <FactsCard projectId={projectId} facts={facts} />
              <ScenariosCard projectId={projectId} />
              <QuestionsCard projectId={projectId} />
              <CostsCard projectId={projectId} />
              <WeekCard projectId={projectId} />
            </div>
          );
        }}
      </ShownQuery>
    </Page>
  );
}
