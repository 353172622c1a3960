/** A reason not to start that shows only with the database or the disk; the message states the fix. */
export class StartRefusal extends Error {}
