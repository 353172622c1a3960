import type { Guid } from "@plumbline/model-core";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { newId } from "../../../platform/database/new-id.js";
import { emailKey } from "./email-address.js";

/** Someone who signs in. */
@Entity({ name: "accounts" })
export class AccountEntity {
  @PrimaryColumn({ name: "id", type: "uuid" })
  id!: Guid;

  @Column({ name: "email", type: "text" })
  email!: string;

  /** The address as it is compared; unique. */
  @Column({ name: "email_key", type: "text" })
  emailKey!: string;

  @Column({ name: "display_name", type: "text" })
  displayName!: string;

  @Column({ name: "password_hash", type: "text", nullable: true })
  passwordHash!: string | null;

  @Column({ name: "is_instance_admin", type: "boolean" })
  isInstanceAdmin!: boolean;

  @Column({ name: "created_at", type: "timestamptz" })
  createdAt!: Date;
}

/** An account as it begins. */
export function newAccount(
  parts: Pick<AccountEntity, "email" | "displayName" | "passwordHash" | "isInstanceAdmin">,
): AccountEntity {
  const { email, displayName, passwordHash, isInstanceAdmin } = parts;
  return Object.assign(new AccountEntity(), {
    id: newId(),
    email,
    emailKey: emailKey(email),
    displayName,
    passwordHash,
    isInstanceAdmin,
    createdAt: new Date(),
  });
}
