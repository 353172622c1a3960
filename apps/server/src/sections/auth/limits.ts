/** Five wrong passwords lock an account for five minutes (docs/reference/sign-in.md#the-lock). */
export const WRONG_PASSWORDS = 5;
export const LOCK_MINUTES = 5;

/** A new password (docs/reference/sign-in.md#passwords): characters at least, and the bytes bcrypt reads. */
export const MIN_PASSWORD_CHARACTERS = 10;
export const MAX_PASSWORD_BYTES = 72;
export const BCRYPT_COST = 12;

/**
 * A session: slides by 14 days, ends after 30; its row moves at most once an hour
 * (docs/reference/sign-in.md#sessions).
 */
export const SESSION_DAYS = 14;
export const SESSION_MAX_DAYS = 30;
export const SESSION_MOVE_MINUTES = 60;

/** Bytes of a sign-in or setup body (docs/reference/limits.md#sign-in). */
export const SIGN_IN_BODY = 4 * 1024;

/** Characters of an email address (RFC 5321: a path without its brackets). */
export const MAX_EMAIL = 254;

/** Characters of a setup code at least (docs/reference/sign-in.md#setup). */
export const MIN_SETUP_CODE = 16;

/** Password hashes one process works on at the same time, and those that may wait for them. */
export const HASHES_AT_ONCE = 2;
export const HASHES_WAITING = 200;

/** A sign-in at a provider: its minutes from start to end, and what the provider's answers may take (own choice). */
export const FLOW_MINUTES = 10;
export const PROVIDER_MS = 10_000;
export const PROVIDER_BYTES = 1024 * 1024;
export const METADATA_MINUTES = 60;

/** Characters of somebody's ID at a provider (OpenID Connect Core, section 2). */
export const MAX_SUBJECT = 255;

/** Characters of a path to come back to (as long as a URL, docs/reference/limits.md#settings). */
export const MAX_RETURN_URL = 2000;

/** Live sessions of an account; one more ends the one that was used longest ago. */
export const MAX_SESSIONS = 100;

/** A device that waits for its person (docs/reference/sign-in.md#devices): minutes, and seconds between two polls. */
export const DEVICE_MINUTES = 10;
export const DEVICE_POLL_SECONDS = 5;
export const DEVICE_MAX_POLL_SECONDS = 60;

/** Devices that wait at the same time, of one address and in all. */
export const DEVICES_OF_ADDRESS = 10;
export const DEVICES_WAITING = 10_000;

/** Characters of what a device calls itself. */
export const MAX_DEVICE_NAME = 100;

/** Characters of a user code, without the hyphen in its middle. */
export const USER_CODE_CHARACTERS = 8;

/** Hours of a link to a new password (docs/reference/sign-in.md#links). */
export const RESET_LINK_HOURS = 24;
