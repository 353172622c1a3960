import type { ReactNode } from "react";
import { ROLES, type Role } from "../../api/use-role.js";
import fieldStyles from "../../design/field.module.css";
import { WORKSPACE_WORDS as words } from "../../words/workspace.js";

export interface RoleSelectProps {
  readonly label: string;
  readonly role: Role;
  readonly isBusy: boolean;
  readonly onChange: (role: Role) => void;
}

/** The role of somebody in a row of a list, where its label would be in the way. */
export function RoleSelect({ label, role, isBusy, onChange }: RoleSelectProps): ReactNode {
  return (
    <span>
      <select
        className={fieldStyles["control"]}
        aria-label={label}
        aria-busy={isBusy || undefined}
        value={role}
        disabled={isBusy}
        onChange={({ target }) => onChange(roleOf(target.value))}
      >
        {ROLES.map((one) => (
          <option key={one} value={one}>
            {words.roles[one]}
          </option>
        ))}
      </select>
    </span>
  );
}

/** The role that a control names. */
export function roleOf(value: string): Role {
  return ROLES.find((one) => one === value) ?? "viewer";
}
