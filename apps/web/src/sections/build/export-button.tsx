import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { ModelState } from "../../api/model-query.js";
import { ProblemView } from "../../api/problem-view.js";
import { Button } from "../../design/button.js";
import { byteText } from "../../design/byte-text.js";
import { HashText } from "../../design/hash-text.js";
import { BUILD_WORDS as words } from "../../words/build.js";
import { exportBundle } from "./export-bundle.js";
import styles from "./export-button.module.css";

export interface ExportButtonProps {
  readonly projectId: string;
  readonly state: ModelState;
}

/** Exports the bundle, and says what came of it. */
export function ExportButton({ projectId, state }: ExportButtonProps): ReactNode {
  const [bytes, setBytes] = useState(0);
  const exporting = useMutation({
    mutationFn: () => exportBundle(projectId, state, setBytes),
    onMutate: () => setBytes(0),
  });
  const { data, isPending, error } = exporting;
  return (
    <div className={styles["export"]}>
      <Button look="primary" isBusy={isPending} onClick={() => exporting.mutate()}>
        {words.export}
      </Button>
      <div className={styles["told"]} role="status">
        {isPending && (bytes === 0 ? words.preparing : words.exporting(byteText(bytes)))}
        {data !== undefined && !isPending && (
          <>
            <span>{words.exported(data.name, byteText(data.bytes))}</span>
            <HashText hash={data.hash} />
            {!data.isCurrent && <span>{words.exportedNotCurrent}</span>}
          </>
        )}
      </div>
      <ProblemView error={error} onRetry={() => exporting.mutate()} />
    </div>
  );
}
