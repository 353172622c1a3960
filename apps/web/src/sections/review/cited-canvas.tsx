import { type ReactNode, useMemo } from "react";
import type { ModelLists } from "../../api/model-query.js";
import { type CanvasMark, ModelCanvas } from "../../canvas/model-canvas.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import styles from "./cited-canvas.module.css";
import { citedModel, holdersOf } from "./cited-model.js";
import type { Finding } from "./review-records.js";

export interface CitedCanvasProps {
  readonly model: ModelLists;
  readonly finding: Finding;
}

/** The facts that a finding rests on, as a small picture; how each is known is seen by its line. */
export function CitedCanvas({ model, finding }: CitedCanvasProps): ReactNode {
  const { cites, subjectId } = finding;
  const drawn = useMemo(() => citedModel(model, cites), [model, cites]);
  const openIds = useMemo(() => holdersOf(drawn), [drawn]);
  const marks = useMemo(() => new Map<string, CanvasMark>([[subjectId, SUBJECT]]), [subjectId]);
  if (drawn.elements.length + drawn.channels.length < 2) {
    return null;
  }
  return (
    <div className={styles["canvas"]}>
      <ModelCanvas model={drawn} openIds={openIds} selectedId={null} marks={marks} label={words.canvas} />
    </div>
  );
}

const SUBJECT: CanvasMark = { tone: "warn", text: "!", isActive: false };
