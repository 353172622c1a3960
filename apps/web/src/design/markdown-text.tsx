import type { ReactNode } from "react";
import Markdown from "react-markdown";
import styles from "./markdown-text.module.css";

/** What people wrote as Markdown. Markup in it is text; links lead out of the page and say nothing of where from. */
export function MarkdownText({ text }: { readonly text: string }): ReactNode {
  return (
    <div className={styles["text"]}>
      <Markdown skipHtml components={{ a: OutwardLink, img: NoImage }}>
        {text}
      </Markdown>
    </div>
  );
}

function OutwardLink({
  href,
  children,
}: {
  readonly href?: string | undefined;
  readonly children?: ReactNode;
}): ReactNode {
  // An address that would run something was emptied: a link to it would open this page once more.
  if (!href) {
    return <span>{children}</span>;
  }
  return (
    <a href={href} target="_blank" rel="noreferrer noopener nofollow">
      {children}
    </a>
  );
}

/** A picture from elsewhere would tell its host who reads: its words stand for it. */
function NoImage({ alt }: { readonly alt?: string | undefined }): ReactNode {
  return <span>{alt}</span>;
}
