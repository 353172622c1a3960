import type { ReactNode } from "react";
import Markdown, { type Components } from "react-markdown";
import { DESIGN_WORDS as words } from "../words/design.js";
import { AddressLink } from "./address-link.js";
import { markdownLink } from "./markdown-link.js";
import styles from "./markdown-text.module.css";

/** What people wrote as Markdown. Markup in it is text; a link that leads elsewhere says where, and nothing of where from. */
export function MarkdownText({ text }: { readonly text: string }): ReactNode {
  return (
    <div className={styles["text"]}>
      <Markdown components={PARTS}>{text}</Markdown>
    </div>
  );
}

interface TextLinkProps {
  readonly href?: string | undefined;
  readonly children?: ReactNode;
}

function TextLink({ href, children }: TextLinkProps): ReactNode {
  const link = markdownLink(href, window.location.origin);
  if (link === null) {
    return <span title={href}>{children}</span>;
  }
  if (link.kind === "screen") {
    return <AddressLink href={link.address}>{children}</AddressLink>;
  }
  const where = link.kind === "mail" ? link.whom : link.host;
  return (
    <>
      <a href={link.href} title={link.href} target="_blank" rel="noreferrer noopener nofollow">
        {children}
      </a>
      <span className={styles["where"]}>
        <span className="visually-hidden">{words.leadsTo}</span> ↗ {where}
      </span>
    </>
  );
}

/** A picture from elsewhere would tell its host who reads: its words stand for it. */
function NoImage({ alt }: { readonly alt?: string | undefined }): ReactNode {
  return <span>{alt}</span>;
}

/** The heading of the first rank is that of the screen: those of a text are under it. */
const PARTS: Components = {
  a: TextLink,
  img: NoImage,
  h1: "h2",
  h2: "h3",
  h3: "h4",
  h4: "h5",
  h5: "h6",
};
