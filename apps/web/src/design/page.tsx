import { type ReactNode, useEffect } from "react";
import { classNames } from "./class-names.js";
import styles from "./page.module.css";

export interface PageProps {
  readonly title: string;
  readonly words?: string | undefined;
  /** Beside the title: what can be done here. */
  readonly actions?: ReactNode;
  /** As wide as the window, for what is wide. */
  readonly isFull?: boolean | undefined;
  readonly children: ReactNode;
}

/** A screen of text and lists: its name, what can be done, and its parts under one another. */
export function Page({ title, words, actions, isFull = false, children }: PageProps): ReactNode {
  useDocumentTitle(title);
  return (
    <div className={classNames(styles["page"], isFull && styles["full"])}>
      <header className={styles["head"]}>
        <div className={styles["title"]}>
          <h1>{title}</h1>
          {words !== undefined && <p className={styles["words"]}>{words}</p>}
        </div>
        {actions !== undefined && <div className={styles["actions"]}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** What the browser calls the page. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Plumbline`;
  }, [title]);
}

export interface CardProps {
  readonly title?: string | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a screen with an edge of its own. */
export function Card({ title, actions, children }: CardProps): ReactNode {
  return (
    <section className={styles["card"]} {...(title === undefined ? {} : { "aria-label": title })}>
      {(title !== undefined || actions !== undefined) && (
        <div className={styles["cardHead"]}>
          {title !== undefined && <h2>{title}</h2>}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
