import type { Schemas } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { ProfilePanel } from "./profile-panel.js";
import { profileQuery } from "./stress-queries.js";
import { useStressAddress } from "./use-stress-address.js";

/** A profile that is stored. */
export function StoredProfilePanel({ profileId }: { readonly profileId: string }): ReactNode {
  const { projectId } = useStressAddress();
  const stored = useQuery(profileQuery(projectId, profileId));
  return (
    <ShownQuery query={stored}>
      {(profile) => <ProfilePanel stored={profile} base={requestOf(profile)} />}
    </ShownQuery>
  );
}

function requestOf(profile: Schemas["StressProfileResponse"]): Schemas["StressProfileRequest"] {
  const { id, basis, version, createdAt, createdBy, updatedAt, updatedBy, ...request } = profile;
  return request;
}
