import type { Schemas } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { ModelCanvas } from "../../canvas/model-canvas.js";
import { HISTORY_WORDS as words } from "../../words/history.js";
import styles from "./compared-canvas.module.css";
import { type ComparedPicture, comparedPicture } from "./compared-picture.js";
import { bothModelsQuery } from "./history-queries.js";

export interface ComparedCanvasProps {
  readonly projectId: string;
  readonly comparison: Schemas["ModelComparisonResponse"];
}

/** What differs between two states, on the canvas. */
export function ComparedCanvas({ projectId, comparison }: ComparedCanvasProps): ReactNode {
  const both = useQuery(bothModelsQuery(projectId, comparison));
  return (
    <ShownQuery query={both}>
      {({ left, right }) => <Picture left={left} right={right} items={comparison.items} />}
    </ShownQuery>
  );
}

type Models = Parameters<typeof comparedPicture>;

interface PictureProps {
  readonly left: Models[0];
  readonly right: Models[1];
  readonly items: Models[2];
}

function Picture({ left, right, items }: PictureProps): ReactNode {
  const picture = useMemo(() => comparedPicture(left, right, items), [left, right, items]);
  return <OpenPicture key={items.length} picture={picture} />;
}

function OpenPicture({ picture }: { readonly picture: ComparedPicture }): ReactNode {
  const [openIds, setOpenIds] = useState(picture.openIds);
  const [selectedId, setSelected] = useState<string | null>(null);
  return (
    <div className={styles["canvas"]}>
      <ModelCanvas
        label={words.comparison}
        model={picture.model}
        marks={picture.marks}
        openIds={openIds}
        onOpenIds={setOpenIds}
        selectedId={selectedId}
        onSelect={setSelected}
      />
    </div>
  );
}
