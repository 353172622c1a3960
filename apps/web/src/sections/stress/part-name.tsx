import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useStressAddress } from "./use-stress-address.js";
import type { PartNames } from "./use-part-names.js";
import styles from "./part-name.module.css";

/** The name of a part, as a way to all that is known of it; whole on hover. */
export function PartName({ id, names }: { readonly id: string; readonly names: PartNames }): ReactNode {
  const { projectId } = useStressAddress();
  const kind = names.kindOf(id);
  const name = names.nameOf(id);
  return kind === undefined ? (
    <span className={styles["name"]} title={name}>
      {name}
    </span>
  ) : (
    <Link
      to="/projects/$projectId/parts/$kind/$partId"
      params={{ projectId, kind, partId: id }}
      className={styles["name"]}
      title={name}
    >
      {name}
    </Link>
  );
}
