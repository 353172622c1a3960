import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { classNames } from "../../design/class-names.js";
import { Page } from "../../design/page.js";
import { HOME_WORDS as words } from "../../words/home.js";
import type { Ask } from "./home-dialog.js";
import styles from "./welcome.module.css";

export interface WelcomeProps {
  readonly name: string;
  readonly workspaceId: string | null;
  readonly ask: Ask;
}

/** What somebody sees who has no project yet: four ways to begin. */
export function Welcome({ name, workspaceId, ask }: WelcomeProps): ReactNode {
  return (
    <Page title={words.welcome(name)} words={words.welcomeWords}>
      <ul className={styles["ways"]}>
        <li>
          <button
            type="button"
            className={classNames(styles["way"], styles["first"])}
            onClick={() => ask({ kind: "example", workspaceId })}
          >
            <ExamplePicture />
            <Words title={words.openExample} text={words.openExampleWords} />
          </button>
        </li>
        <li>
          <Link to="/import" className={styles["way"]}>
            <Words title={words.importFile} text={words.importWords} />
          </Link>
        </li>
        <li>
          <button
            type="button"
            className={styles["way"]}
            onClick={() => ask({ kind: "new-project", workspaceId, first: "sources" })}
          >
            <Words title={words.followRepository} text={words.followRepositoryWords} />
          </button>
        </li>
        <li>
          <button
            type="button"
            className={styles["way"]}
            onClick={() => ask({ kind: "new-project", workspaceId })}
          >
            <Words title={words.startEmpty} text={words.startEmptyWords} />
          </button>
        </li>
      </ul>
    </Page>
  );
}

function Words({ title, text }: { readonly title: string; readonly text: string }): ReactNode {
  return (
    <span className={styles["words"]}>
      <span className={styles["title"]}>{title}</span>
      <span className={styles["text"]}>{text}</span>
    </span>
  );
}

/** A small system, as the canvas draws one. */
function ExamplePicture(): ReactNode {
  return (
    <svg className={styles["picture"]} viewBox="0 0 220 84" aria-hidden="true">
      <path d="M52 42h15v-20h15M67 42v20h15M138 22h30M138 62h30" />
      <rect x="6" y="30" width="46" height="24" rx="4" />
      <rect x="82" y="10" width="56" height="24" rx="4" />
      <rect x="82" y="50" width="56" height="24" rx="4" className={styles["lit"] ?? ""} />
      <rect x="168" y="10" width="46" height="24" rx="4" />
      <rect x="168" y="50" width="46" height="24" rx="4" />
      <circle cx="67" cy="42" r="3" />
      <circle cx="153" cy="62" r="3" />
    </svg>
  );
}
