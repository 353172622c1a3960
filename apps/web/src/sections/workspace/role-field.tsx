import type { ReactNode } from "react";
import { ROLES, type Role } from "../../api/use-role.js";
import { SelectField } from "../../design/field.js";
import { MEMBER_WORDS, WORKSPACE_WORDS as words } from "../../words/workspace.js";
import { roleOf } from "./role-select.js";

export interface RoleFieldProps {
  readonly role: Role;
  readonly onChange: (role: Role) => void;
}

/** A role with what it means, in a form. */
export function RoleField({ role, onChange }: RoleFieldProps): ReactNode {
  return (
    <SelectField
      label={MEMBER_WORDS.role}
      value={role}
      onChange={(event) => onChange(roleOf(event.target.value))}
    >
      {ROLES.map((one) => (
        <option key={one} value={one}>
          {words.roleMeaning[one]}
        </option>
      ))}
    </SelectField>
  );
}
