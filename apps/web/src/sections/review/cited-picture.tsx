import { lazy, type ReactNode, Suspense } from "react";
import type { ModelLists } from "../../api/model-query.js";
import { Loading } from "../../design/loading.js";
import type { Finding } from "./review-records.js";

/** Above so many facts a small picture says less than the list does. */
const DRAWN = 40;

// Who only reads the list never loads the canvas.
const CitedCanvas = lazy(async () => ({ default: (await import("./cited-canvas.js")).CitedCanvas }));

export interface CitedPictureProps {
  readonly model: ModelLists | undefined;
  readonly finding: Finding;
}

export function CitedPicture({ model, finding }: CitedPictureProps): ReactNode {
  return (
    model !== undefined &&
    finding.cites.length <= DRAWN && (
      <Suspense fallback={<Loading />}>
        <CitedCanvas key={`${finding.ruleId} ${finding.subjectId}`} model={model} finding={finding} />
      </Suspense>
    )
  );
}
