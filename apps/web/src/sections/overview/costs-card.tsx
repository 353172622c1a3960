import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { allSheetsQuery, type CostSheet, estimateQuery } from "../../api/cost-queries.js";
import { ShownQuery } from "../../api/shown-query.js";
import { useMayEdit } from "../../api/use-role.js";
import { amountText } from "../../design/amount-text.js";
import { Card } from "../../design/page.js";
import { COST_WORDS as words } from "../../words/costs.js";
import { OVERVIEW_WORDS } from "../../words/overview.js";
import { CardLink } from "./card-link.js";
import styles from "./overview.module.css";

const SHOWN = 4;

/** What the cost sheets come to. */
export function CostsCard({ projectId }: { readonly projectId: string }): ReactNode {
  const sheets = useQuery(allSheetsQuery(projectId));
  const mayEdit = useMayEdit(projectId);
  return (
    <Card
      title={words.cardTitle}
      actions={
        <CardLink projectId={projectId} screen="costs">
          {words.toCosts}
        </CardLink>
      }
    >
      <ShownQuery query={sheets}>
        {(all) =>
          all.length === 0 ? (
            <p>
              {words.noSheets}{" "}
              {mayEdit && (
                <CardLink projectId={projectId} screen="costs">
                  {words.startSheet}
                </CardLink>
              )}
            </p>
          ) : (
            <div className={styles["stack"]}>
              <ul className={styles["list"]}>
                {all.slice(0, SHOWN).map((sheet) => (
                  <SheetLine key={sheet.id} projectId={projectId} sheet={sheet} />
                ))}
              </ul>
              {all.length > SHOWN && (
                <CardLink projectId={projectId} screen="costs">
                  {OVERVIEW_WORDS.more(all.length - SHOWN)}
                </CardLink>
              )}
            </div>
          )
        }
      </ShownQuery>
    </Card>
  );
}

function SheetLine({
  projectId,
  sheet: { id: sheetId, name },
}: {
  readonly projectId: string;
  readonly sheet: CostSheet;
}): ReactNode {
  const { data } = useQuery(estimateQuery(projectId, sheetId));
  return (
    <li className={styles["line"]}>
      <Link
        to="/projects/$projectId/costs/$sheetId"
        params={{ projectId, sheetId }}
        className={styles["text"]}
        title={name}
      >
        {name}
      </Link>
      {data !== undefined && <strong>{words.sum(amountText(data.total), data.currency)}</strong>}
    </li>
  );
}
