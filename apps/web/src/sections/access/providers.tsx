import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { buttonClass } from "../../design/button.js";
import { classNames } from "../../design/class-names.js";
import { ACCESS_WORDS as words } from "../../words/access.js";
import styles from "./access-card.module.css";
import { providersQuery } from "./access-queries.js";
import { returnAddress } from "./return-address.js";

/** At whom else one may sign in. The way there leaves this page, and comes back to where one wanted to go. */
export function Providers({ to }: { readonly to: string | undefined }): ReactNode {
  const { data = [] } = useQuery(providersQuery);
  const returnUrl = encodeURIComponent(returnAddress(to, window.location.origin));
  return (
    data.length > 0 && (
      <>
        <p className={styles["or"]}>{words.or}</p>
        <div className={styles["providers"]}>
          {data.map(({ name, displayName }) => (
            <a
              key={name}
              className={classNames(buttonClass({}), styles["provider"])}
              title={words.signInWith(displayName)}
              href={`/api/auth/external/${encodeURIComponent(name)}?returnUrl=${returnUrl}`}
            >
              <span>{words.signInWith(displayName)}</span>
            </a>
          ))}
        </div>
      </>
    )
  );
}
