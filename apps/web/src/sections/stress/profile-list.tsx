import type { Schemas } from "@plumbline/api-client";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { SearchField } from "../../design/search-field.js";
import { TimeText } from "../../design/time-text.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import styles from "./profile-list.module.css";
import { rateText } from "./units.js";
import { useStressAddress } from "./use-stress-address.js";
import { VerdictBadge } from "./verdict-badge.js";

type Summary = Schemas["StressProfileSummary"];

/** The profiles of the project, with what their last run came to. */
export function ProfileList({ profiles }: { readonly profiles: readonly Summary[] }): ReactNode {
  const { search, go } = useStressAddress();
  const sought = (search.q ?? "").toLowerCase();
  const found = profiles.filter(({ name }) => name.toLowerCase().includes(sought));
  const open = search.profile ?? profiles[0]?.id;
  return (
    <nav className={styles["side"]} aria-label={words.profiles}>
      <SearchField label={words.find} value={search.q} onSought={(q) => go({ q }, { replace: true })} />
      {found.length === 0 && <p className={styles["none"]}>{words.noneFound}</p>}
      <ul className={styles["list"]}>
        {found.map((profile) => (
          <li key={profile.id}>
            <ProfileLink profile={profile} isOpen={profile.id === open} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ProfileLink({
  profile,
  isOpen,
}: {
  readonly profile: Summary;
  readonly isOpen: boolean;
}): ReactNode {
  const { projectId, search } = useStressAddress();
  return (
    <Link
      to="/projects/$projectId/stress"
      params={{ projectId }}
      search={{ q: search.q, branch: search.branch, profile: profile.id }}
      className={styles["profile"]}
      aria-current={isOpen ? "true" : undefined}
      title={profile.name}
    >
      <span className={styles["name"]}>{profile.name}</span>
      <span className={styles["about"]}>
        <VerdictBadge verdict={profile.lastRunVerdict} />
        {words.ofList(rateText(profile.ratePerSecond), profile.durationSeconds)}
      </span>
      <span className={styles["about"]}>
        <TimeText at={profile.updatedAt} />
      </span>
    </Link>
  );
}
