import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { allSheetsQuery, type CostSheet, estimateQuery } from "../../api/cost-queries.js";
import { ShownQuery } from "../../api/shown-query.js";
import { amountText } from "../../design/amount-text.js";
import { Card } from "../../design/page.js";
import { COST_WORDS as words } from "../../words/costs.js";
import styles from "./mention-cards.module.css";
import { sheetsAbout } from "./sheets-about.js";
import { SomeOf } from "./some-of.js";
import { usePartAddress } from "./use-part-address.js";

export interface CostsCardProps {
  readonly id: string;
  readonly elements: Parameters<typeof sheetsAbout>[1];
}

/** What an element costs with all that is inside it, as each cost sheet says it. */
export function CostsCard({ id, elements }: CostsCardProps): ReactNode {
  const { projectId } = usePartAddress();
  const sheets = useQuery(allSheetsQuery(projectId));
  return (
    <Card title={words.cardTitle}>
      <ShownQuery query={sheets}>{(all) => <SheetsAbout {...{ id, elements, all }} />}</ShownQuery>
    </Card>
  );
}

function SheetsAbout({
  id,
  elements,
  all,
}: CostsCardProps & { readonly all: readonly CostSheet[] }): ReactNode {
  const about = useMemo(() => sheetsAbout(all, elements, id), [all, elements, id]);
  return about.length === 0 ? (
    <p className={styles["none"]}>{words.cardNone}</p>
  ) : (
    <SomeOf
      items={about}
      keyOf={(sheet) => sheet.id}
      row={(sheet) => <CostOfPart elementId={id} sheet={sheet} />}
    />
  );
}

function CostOfPart({
  elementId,
  sheet: { id: sheetId, name },
}: {
  readonly elementId: string;
  readonly sheet: CostSheet;
}): ReactNode {
  const { projectId } = usePartAddress();
  const { data } = useQuery(estimateQuery(projectId, sheetId));
  const sum = data?.byElement.find((one) => one.elementId === elementId);
  const text = (amount: string): string => words.sum(amountText(amount), data?.currency ?? "");
  return (
    <span className={styles["mention"]}>
      <Link
        to="/projects/$projectId/costs/$sheetId"
        params={{ projectId, sheetId }}
        className={styles["name"]}
      >
        {name}
      </Link>
      {sum !== undefined && (
        <>
          <strong>{text(sum.total)}</strong>
          {sum.total !== sum.amount && (
            <span className={styles["reason"]}>{words.cardOwn(text(sum.amount))}</span>
          )}
        </>
      )}
    </span>
  );
}
