import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { CodeText } from "../../design/code-text.js";
import { ConflictDialog } from "../../design/conflict-dialog.js";
import { SCENARIO_WORDS } from "../../words/scenarios.js";
import styles from "./scenario-bench.module.css";
import type { ScenarioPlace } from "./scenario-place.js";
import { readScenario, type SavedScenario } from "./scenario-queries.js";

const words = SCENARIO_WORDS.conflict;

interface SaveConflictProps {
  readonly place: ScenarioPlace;
  readonly text: string;
  readonly isBusy: boolean;
  readonly onTheirs: (saved: SavedScenario) => void;
  readonly onMine: (version: number) => void;
  readonly onClose: () => void;
}

/** Somebody else saved in between: theirs, one's own, or a look at both. */
export function SaveConflict(props: SaveConflictProps): ReactNode {
  const { place, text, isBusy, onTheirs, onMine, onClose } = props;
  const [isLooking, setLooking] = useState(false);
  const theirs = useQuery({
    queryKey: ["projects", place.projectId, "scenarios", place.scenarioId, "theirs"],
    queryFn: ({ signal }) => readScenario(place.projectId, place.scenarioId, signal),
    gcTime: 0,
  });
  const saved = theirs.data;
  return (
    <ConflictDialog
      title={words.title}
      words={words.words}
      isWide={isLooking}
      isBusy={isBusy}
      look={isLooking ? words.hide : words.look}
      onLook={() => setLooking(!isLooking)}
      onClose={onClose}
      {...(saved && { onTheirs: () => onTheirs(saved), onMine: () => onMine(saved.version) })}
    >
      <ShownQuery query={theirs}>
        {({ text: theirText }) =>
          isLooking && (
            <div className={styles["texts"]}>
              <section>
                <h3>{words.theirText}</h3>
                <CodeText label={words.theirText} text={theirText} />
              </section>
              <section>
                <h3>{words.myText}</h3>
                <CodeText label={words.myText} text={text} />
              </section>
            </div>
          )
        }
      </ShownQuery>
    </ConflictDialog>
  );
}
