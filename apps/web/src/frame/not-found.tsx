import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { EmptyState } from "../design/empty-state.js";
import { FRAME_WORDS as words } from "../words/frame.js";

/** An address with nothing at it. */
export function NotFound(): ReactNode {
  return (
    <EmptyState title={words.notFound} words={words.notFoundWords}>
      <Link to="/">{words.toHome}</Link>
    </EmptyState>
  );
}
