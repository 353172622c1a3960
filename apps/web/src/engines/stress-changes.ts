import { type ProfileChange, profileChanges, readStressProfile } from "@plumbline/stress-engine";

export interface TwoProfiles {
  readonly left: string;
  readonly right: string;
}

/** What two profiles assume differently, as a comparison of their runs would say it; nothing where one cannot be read. */
export function stressChanges({ left, right }: TwoProfiles): readonly ProfileChange[] {
  const [before, after] = [readStressProfile(left), readStressProfile(right)];
  return before.ok && after.ok ? profileChanges(before.value, after.value) : [];
}
