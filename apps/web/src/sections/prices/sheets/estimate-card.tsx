import type { ReactNode } from "react";
import type { Estimate } from "../../../api/cost-queries.js";
import { amountText } from "../../../design/amount-text.js";
import { Button } from "../../../design/button.js";
import { TextField } from "../../../design/field.js";
import { Loading } from "../../../design/loading.js";
import { Card } from "../../../design/page.js";
import { COST_WORDS as words } from "../../../words/costs.js";
import { flagCounts } from "./flag-counts.js";
import styles from "./sheet.module.css";
import { LINE_FLAGS } from "./sheet-search.js";
import { useSheetAddress } from "./use-sheet-address.js";

/** What the sheet comes to on a day, and what is not in that. */
export function EstimateCard({ estimate }: { readonly estimate: Estimate | undefined }): ReactNode {
  const { search, change } = useSheetAddress();
  return (
    <Card title={words.estimate}>
      <div className={styles["estimate"]}>
        <div className={styles["sum"]}>
          {estimate === undefined ? <Loading /> : <Total estimate={estimate} />}
        </div>
        <div>
          <TextField
            type="date"
            label={words.asOf}
            hint={words.asOfHint}
            value={search.asOf ?? estimate?.asOf ?? ""}
            onChange={({ target }) => change({ asOf: target.value || undefined })}
          />
        </div>
      </div>
    </Card>
  );
}

function Total({ estimate }: { readonly estimate: Estimate }): ReactNode {
  const { search, change } = useSheetAddress();
  const counts = flagCounts(estimate.lines);
  return (
    <>
      <p className={styles["total"]} title={words.totalWords}>
        {words.sum(amountText(estimate.total), estimate.currency)}
      </p>
      <ul className={styles["flags"]}>
        {LINE_FLAGS.map((flag) => {
          const count = counts.get(flag) ?? 0;
          const isShown = search.flag === flag;
          return (
            count > 0 && (
              <li key={flag}>
                <span aria-hidden="true">! </span>
                {words.flagCount[flag](count)}{" "}
                <Button
                  size="small"
                  look="quiet"
                  aria-pressed={isShown}
                  aria-label={isShown ? undefined : `${words.onlyFlagged}: ${words.flags[flag]}`}
                  onClick={() => change({ flag: isShown ? undefined : flag })}
                >
                  {isShown ? words.anyLine : words.onlyFlagged}
                </Button>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
