/** Who a provider says somebody is. */
export interface ExternalIdentity {
  /** With `subject` the one name that never changes; an email address may. */
  readonly issuer: string;
  readonly subject: string;
  /** The primary address that the provider has verified; null when there is none. */
  readonly email: string | null;
  /** What a new account is called; null for as its address begins. */
  readonly displayName: string | null;
}
