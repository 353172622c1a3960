import type { Schemas } from "@plumbline/api-client";
import type { ReactNode } from "react";
import { Badge } from "../../design/badge.js";
import { HashText } from "../../design/hash-text.js";
import { BUILD_WORDS as words } from "../../words/build.js";
import shared from "./build-screen.module.css";
import { MarkdownDocument } from "./document-view.js";

/** A written brief: how large it is, what is in the way of it, and its text. */
export function BriefResult({ written }: { readonly written: Schemas["BriefResponse"] }): ReactNode {
  const { brief, manifest, tokens, omitted } = written;
  return (
    <>
      <p className={shared["told"]} role="status">
        <strong>{words.tokens(tokens.count, tokens.tokenizer)}</strong>
        <HashText hash={manifest.sha256} />
        <Badge tone={manifest.buildReady ? "good" : "warn"}>
          {manifest.buildReady ? words.briefReady : words.briefBlockers(manifest.blockers.length)}
        </Badge>
        {manifest.unconfirmedFacts.length > 0 && (
          <span>{words.unconfirmed(manifest.unconfirmedFacts.length)}</span>
        )}
      </p>
      {omitted.length > 0 && (
        <details>
          <summary>{words.omitted(omitted.length)}</summary>
          <ul>
            {omitted.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </details>
      )}
      <MarkdownDocument name="brief.md" text={brief} />
    </>
  );
}
