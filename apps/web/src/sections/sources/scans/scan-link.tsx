import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

export interface ScanLinkProps {
  readonly projectId: string;
  /** Nothing is led to where it is null. */
  readonly scanId: string | null;
  readonly children: ReactNode;
}

export function ScanLink({ projectId, scanId, children }: ScanLinkProps): ReactNode {
  return scanId === null ? null : (
    <Link to="/projects/$projectId/sources/scans/$scanId" params={{ projectId, scanId }}>
      {children}
    </Link>
  );
}
