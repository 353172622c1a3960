import type { Schemas } from "@plumbline/api-client";
import type { ReactNode } from "react";
import { AddressLink } from "../design/address-link.js";
import { CITED_KINDS } from "../words/ai.js";
import { addressOfFound } from "./address-of-found.js";
import { useShownBranch } from "./shown-branch.js";

export type Cite = Schemas["ExplainDeltaResponse"]["paragraphs"][number]["cites"][number];

export interface CiteLinkProps {
  readonly projectId: string;
  readonly cite: Cite;
}

/** What an AI names, leading to where it is looked at. */
export function CiteLink({ projectId, cite }: CiteLinkProps): ReactNode {
  const { branchId } = useShownBranch();
  return (
    <>
      <AddressLink href={addressOfCite(projectId, cite, branchId)} title={cite.name}>
        {cite.name}
      </AddressLink>{" "}
      <small>{CITED_KINDS[cite.kind]}</small>
    </>
  );
}

function addressOfCite(projectId: string, { kind, id }: Cite, branchId: string | null): string {
  switch (kind) {
    case "finding":
      return `/projects/${projectId}/review?answer=any&subjectId=${id}${branchId === null ? "" : `&branchId=${branchId}`}`;
    case "repository":
    case "service":
    case "source-fact":
      return `/projects/${projectId}/sources`;
    case "scenario":
    case "promise":
      return addressOfFound({ projectId, kind, id });
    default:
      return branchId === null
        ? addressOfFound({ projectId, kind, id })
        : `/projects/${projectId}/parts/${kind}/${id}?branch=${branchId}`;
  }
}
