import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

export interface CardLinkProps {
  readonly projectId: string;
  /** The screen of the project. */
  readonly screen:
    | "build"
    | "promises"
    | "review"
    | "questions"
    | "model"
    | "history"
    | "scenarios"
    | "costs";
  readonly children: ReactNode;
}

/** From a card of the overview to the screen that has all of it. */
export function CardLink({ projectId, screen, children }: CardLinkProps): ReactNode {
  return (
    <Link to={`/projects/$projectId/${screen}`} params={{ projectId }}>
      {children}
    </Link>
  );
}
