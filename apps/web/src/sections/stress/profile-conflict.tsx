import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { ConflictDialog } from "../../design/conflict-dialog.js";
import { DataTable } from "../../design/data-table.js";
import { engines } from "../../engines/engines.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import { formOfProfile } from "./form-of-profile.js";
import { assumptionName, valueText } from "./metric-words.js";
import { profileTextOf } from "./profile-of-form.js";
import { profileQuery } from "./stress-queries.js";
import { usePartNames } from "./use-part-names.js";
import { useStressAddress } from "./use-stress-address.js";

export interface ProfileConflictProps {
  readonly profileId: string;
  /** What is typed here. */
  readonly text: string;
  readonly isBusy: boolean;
  readonly onTheirs: () => void;
  /** Each is told the version that a save would then replace. */
  readonly onMine: (version: number) => void;
  readonly onLook: (version: number | null) => void;
}

/** Somebody else stored the profile while it was changed here. */
export function ProfileConflict(props: ProfileConflictProps): ReactNode {
  const { profileId, text, isBusy, onTheirs, onMine, onLook } = props;
  const { projectId } = useStressAddress();
  const query = { ...profileQuery(projectId, profileId), staleTime: 0, refetchOnMount: "always" } as const;
  const stored = useQuery(query);
  const now = stored.isFetching ? undefined : stored.data;
  const look = (): void => onLook(now?.version ?? null);
  return (
    <ConflictDialog
      title={words.conflictTitle}
      words={now === undefined ? words.conflictLooking : words.conflictWords(now.version)}
      isBusy={isBusy}
      onLook={look}
      onClose={look}
      {...(now && { onTheirs, onMine: () => onMine(now.version) })}
    >
      {now !== undefined && <Changes theirs={profileTextOf(formOfProfile(now))} mine={text} />}
    </ConflictDialog>
  );
}

interface ChangesProps {
  readonly theirs: string;
  readonly mine: string;
}

function Changes({ theirs, mine }: ChangesProps): ReactNode {
  const { projectId, search } = useStressAddress();
  const { nameOf } = usePartNames(projectId, search.branch);
  const changes = useQuery({
    queryKey: ["engines", "stress-changes", theirs, mine],
    queryFn: () => engines("stressChanges", { left: theirs, right: mine }),
    gcTime: 0,
  });
  return (
    <ShownQuery query={changes}>
      {(rows) =>
        rows.length === 0 ? (
          <p>{words.conflictSame}</p>
        ) : (
          <DataTable
            label={words.conflictTitle}
            rows={rows}
            keyOf={({ path }) => path}
            columns={[
              { name: words.tabs.assumptions, cell: ({ path }) => assumptionName(path, nameOf) },
              { name: words.theirs, cell: ({ left }) => valueText(left) },
              { name: words.mine, cell: ({ right }) => valueText(right) },
            ]}
          />
        )
      }
    </ShownQuery>
  );
}
