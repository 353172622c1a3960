import { dataOf, ifMatch, type Schemas } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { Button } from "../../design/button.js";
import { ConfirmDialog } from "../../design/confirm-dialog.js";
import { Menu, MenuItem, MenuLine } from "../../design/menu.js";
import { toasts } from "../../design/toasts.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import { useSaveProfile } from "./use-save-profile.js";
import { useStressAddress } from "./use-stress-address.js";

export interface ProfileMenuProps {
  readonly stored: Schemas["StressProfileResponse"];
  /** What is typed. */
  readonly text: string;
}

/** What is done rarely with a profile. */
export function ProfileMenu({ stored, text }: ProfileMenuProps): ReactNode {
  const { go } = useStressAddress();
  const [isAsking, setAsking] = useState(false);
  const copy = useSaveProfile(null);
  const remove = useDeleteProfile(stored);
  const copied = (): string => JSON.stringify({ ...JSON.parse(text), name: words.copyOf(stored.name) });
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button isIcon aria-label={words.more}>
            ⋯
          </Button>
        }
      >
        <MenuItem
          onSelect={() =>
            copy.mutate(
              { text: copied(), version: null },
              {
                onSuccess: ({ id }) =>
                  go({ profile: id, run: undefined, with: undefined, tab: "assumptions" }, { isKept: true }),
              },
            )
          }
        >
          {words.copyProfile}
        </MenuItem>
        <MenuLine />
        <MenuItem isDanger onSelect={() => setAsking(true)}>
          {words.deleteProfile}
        </MenuItem>
      </Menu>
      <ProblemView error={copy.error} />
      {isAsking && (
        <ConfirmDialog
          title={words.deleteTitle(stored.name)}
          words={words.deleteWords}
          act={words.deleteDo}
          isBusy={remove.isPending}
          onClose={() => setAsking(false)}
          onAct={() => remove.mutate()}
        >
          <ProblemView error={remove.error} />
        </ConfirmDialog>
      )}
    </>
  );
}

function useDeleteProfile({ id, name, version }: Schemas["StressProfileResponse"]) {
  const { projectId, go } = useStressAddress();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      dataOf(
        api.DELETE("/api/projects/{projectId}/stress/profiles/{profileId}", {
          params: { path: { projectId, profileId: id }, header: ifMatch(version) },
        }),
      ),
    onSuccess: async () => {
      toasts.say(words.deletedProfile(name));
      await queries.invalidateQueries({ queryKey: ["projects", projectId, "stress", "profiles"] });
      go(
        { profile: undefined, run: undefined, with: undefined, tab: undefined },
        { replace: true, isKept: true },
      );
    },
  });
}
