import type { ProfileRow } from "../profiles/profile.repository.js";
import { StressProfileRequest } from "./profile.js";
import { Id, Moment, Text, Whole } from "./properties.js";

export class StressProfileResponse extends StressProfileRequest {
  @Id()
  readonly id!: string;

  @Whole(1, 2_147_483_647, { description: "Rises by one with each change" })
  readonly version!: number;

  @Moment()
  readonly createdAt!: string;

  @Moment()
  readonly updatedAt!: string;

  @Text("`user:` and the ID of an account")
  readonly createdBy!: string;

  @Text("`user:` and the ID of an account")
  readonly updatedBy!: string;
}

/** The answer as JSON text: the stored document between what its keeper knows. */
export function writeProfile(row: ProfileRow): string {
  const { document, id, version, createdAt, updatedAt, createdBy, updatedBy } = row;
  const kept = JSON.stringify({ createdAt, updatedAt, createdBy, updatedBy });
  return `{"id":"${id}","version":${version},${document.slice(1, -1)},${kept.slice(1)}`;
}
