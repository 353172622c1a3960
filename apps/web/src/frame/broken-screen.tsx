import { ProblemError } from "@plumbline/api-client";
import type { ReactNode } from "react";
import { ProblemView } from "../api/problem-view.js";
import { Button } from "../design/button.js";
import { EmptyState } from "../design/empty-state.js";
import { FRAME_WORDS as words } from "../words/frame.js";
import { NotFound } from "./not-found.js";

/** A screen that threw: what the service said, or that the page itself is at fault. */
export function BrokenScreen({ error }: { readonly error: unknown }): ReactNode {
  if (error instanceof ProblemError && error.status === 404) {
    return <NotFound />;
  }
  return (
    <EmptyState title={words.broken} words={words.brokenWords}>
      <ProblemView error={error} />
      <Button onClick={() => window.location.reload()}>{words.reload}</Button>
    </EmptyState>
  );
}
