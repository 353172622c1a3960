import type { ReactNode } from "react";
import { DESIGN_WORDS as words } from "../words/design.js";
import { CopyButton } from "./copy-button.js";
import { HashText } from "./hash-text.js";
import { sourceAddress } from "./source-address.js";

const COMMIT = /\b[0-9a-f]{40}(?:[0-9a-f]{24})?\b/g;
const SHOWN = 10;

export interface SourceTextProps {
  readonly source: string;
  /** Where the code host shows its repository, where that is known. */
  readonly webUrl?: string | undefined;
  /** What is shown in place of the whole of it, where what is around says the rest. */
  readonly short?: string | undefined;
}

/** A place in source code, leading there where its address can be told; commits are cut to what tells them apart. */
export function SourceText({ source, webUrl, short }: SourceTextProps): ReactNode {
  const address = sourceAddress(source, webUrl);
  const shown = short ?? source.replaceAll(COMMIT, (commit) => commit.slice(0, SHOWN));
  return (
    <>
      {address === null ? (
        <code title={source}>{shown}</code>
      ) : (
        <a href={address} target="_blank" rel="noreferrer noopener nofollow" title={source}>
          <code>{shown}</code>
        </a>
      )}{" "}
      {address === null && shown !== source && <CopyButton text={source} label={words.placeInSource} />}
    </>
  );
}

/** A revision of a repository: a commit as every hash, and what has a name by its name. */
export function RevisionText({ revision }: { readonly revision: string }): ReactNode {
  return /^[0-9a-f]{20,64}$/.test(revision) ? <HashText hash={revision} /> : <code>{revision}</code>;
}
