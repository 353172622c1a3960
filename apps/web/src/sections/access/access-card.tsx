import type { ReactNode } from "react";
import { useDocumentTitle } from "../../design/page.js";
import { FRAME_WORDS } from "../../words/frame.js";
import styles from "./access-card.module.css";

export interface AccessCardProps {
  readonly title: string;
  readonly words?: ReactNode;
  readonly children: ReactNode;
  /** Under the card: the way to another one. */
  readonly elsewhere?: ReactNode;
}

/** What somebody sees who is not in yet: the product's mark, and one thing to do. */
export function AccessCard({ title, words, children, elsewhere }: AccessCardProps): ReactNode {
  useDocumentTitle(title);
  return (
    <main className={styles["ground"]}>
      <div className={styles["column"]}>
        <p className={styles["brand"]}>
          <img src="/icon.svg" alt="" width={28} height={28} />
          {FRAME_WORDS.product}
        </p>
        <div className={styles["card"]}>
          <header>
            <h1>{title}</h1>
            {words !== undefined && <div className={styles["words"]}>{words}</div>}
          </header>
          {children}
        </div>
        {elsewhere !== undefined && <div className={styles["elsewhere"]}>{elsewhere}</div>}
      </div>
    </main>
  );
}
