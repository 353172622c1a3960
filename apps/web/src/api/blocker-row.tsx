import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { BLOCKER_WORDS as words } from "../words/blockers.js";
import { addressOfLink } from "./address-of-link.js";
import styles from "./blocker-row.module.css";
import type { Blocker } from "./blockers-by-section.js";

/** One thing that is in the way of a build: what the service says of it, and links to where it is mended. */
export function BlockerRow({ blocker }: { readonly blocker: Blocker }): ReactNode {
  const addresses = blocker.links.flatMap((link) => addressOfLink(link) ?? []);
  return (
    <div className={styles["row"]}>
      <code className={styles["code"]}>{blocker.code}</code>
      <p className={styles["message"]}>{blocker.message}</p>
      <p className={styles["links"]}>
        {addresses.map(({ to, search }) => (
          <Link key={to} to={to} search={search}>
            {words.linkTo(to)}
          </Link>
        ))}
      </p>
    </div>
  );
}
