import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { useMayEdit } from "../../api/use-role.js";
import { allScenariosQuery } from "../../api/whole-lists.js";
import { Button, buttonClass } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { Page } from "../../design/page.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import { NewProfilePanel } from "./new-profile-panel.js";
import { ProfileList } from "./profile-list.js";
import { StoredProfilePanel } from "./stored-profile-panel.js";
import { profilesQuery } from "./stress-queries.js";
import styles from "./stress-screen.module.css";
import { NEW_PROFILE } from "./stress-search.js";
import { useStressAddress } from "./use-stress-address.js";

/** Finds where a design bends: profiles, and what came of running the one that is chosen. */
export function StressScreen(): ReactNode {
  const { projectId, search, go } = useStressAddress();
  const profiles = useQuery(profilesQuery(projectId));
  const mayEdit = useMayEdit(projectId);
  const create = mayEdit && (
    <Button onClick={() => go({ profile: NEW_PROFILE, tab: "assumptions", run: undefined, with: undefined })}>
      {words.newProfile}
    </Button>
  );
  return (
    <Page title={words.title} words={words.subtitle} actions={create} isFull>
      <ShownQuery query={profiles}>
        {(all) =>
          all.length === 0 && search.profile === undefined ? (
            <NoProfile>{create}</NoProfile>
          ) : (
            <div className={styles["columns"]}>
              <ProfileList profiles={all} />
              <Chosen profileId={search.profile ?? all[0]?.id} />
            </div>
          )
        }
      </ShownQuery>
    </Page>
  );
}

function Chosen({ profileId }: { readonly profileId: string | undefined }): ReactNode {
  if (profileId === undefined) {
    return <EmptyState title={words.chooseTitle} words={words.chooseWords} />;
  }
  return profileId === NEW_PROFILE ? (
    <NewProfilePanel />
  ) : (
    <StoredProfilePanel key={profileId} profileId={profileId} />
  );
}

/** Nothing to run: without a scenario there is nothing to put load on either. */
function NoProfile({ children }: { readonly children: ReactNode }): ReactNode {
  const { projectId } = useStressAddress();
  const { data: scenarios } = useQuery(allScenariosQuery(projectId));
  return scenarios?.length === 0 ? (
    <EmptyState title={words.noScenarioTitle} words={words.noScenarioWords}>
      <Link to="/projects/$projectId/scenarios" params={{ projectId }} className={buttonClass({})}>
        {words.toScenarios}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState title={words.emptyTitle} words={words.emptyWords}>
      {children}
    </EmptyState>
  );
}
