import { isProblem } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useSearch } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { ACCESS_WORDS as words } from "../../words/access.js";
import { AccessCard } from "./access-card.js";
import styles from "./access-card.module.css";
import { setUpQuery } from "./access-queries.js";
import { AccountForm } from "./account-form.js";
import { useEnter } from "./use-enter.js";

/** Makes an account for whoever wants one, where the service lets them. */
export function RegisterScreen(): ReactNode {
  const { to } = useSearch({ from: "/register" });
  const { data: setUp } = useQuery(setUpQuery);
  const [isClosed, setClosed] = useState(false);
  const enter = useEnter();
  const elsewhere = (
    <>
      {words.haveAccount}{" "}
      <Link to="/sign-in" search={{ to }}>
        {words.signIn}
      </Link>
    </>
  );
  return (
    <AccessCard title={words.register} elsewhere={elsewhere}>
      {setUp?.needsSetup && <Navigate to="/set-up" replace />}
      {isClosed ? (
        <div className={styles["told"]} role="alert">
          <p>{words.closed}</p>
          <p>{words.closedWords}</p>
        </div>
      ) : (
        <AccountForm
          kind="register"
          submit={words.register}
          onIn={() => enter(to)}
          onError={(error) => setClosed(isProblem(error, "registration_closed"))}
        />
      )}
    </AccessCard>
  );
}
