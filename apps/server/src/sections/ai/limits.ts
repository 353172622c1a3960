/** Tasks that wait for a provider in one process (docs/reference/ai.md#limits). */
export const AI_TASKS_AT_ONCE = 16;

/** Calls of a workspace that are under way, in all processes together. */
export const AI_CALLS_OF_WORKSPACE = 4;

/** How long a task that has begun waits before it looks for room for its next call again. */
export const AI_ROOM_RETRY_MS = 250;

/** When somebody who found no room may try again. */
export const AI_BUSY_SECONDS = 5;

/** Bytes of an answer on the wire, unpacked. */
export const WIRE_BYTES = 8 * 1024 * 1024;

/** Characters of a refusal that is looked at for why; of a longer one it is not known. */
export const REFUSAL_CHARACTERS = 65_536;

/** Characters of the name of a model as a vendor reports it. */
export const REPORTED_CHARACTERS = 200;

/** How long is waited before a call that did not come through is made once more. */
export const TRANSPORT_RETRY_MS = 1_000;

/** After its time and these, a call that has no end is over: its process is gone. */
export const LOST_CALL_SECONDS = 60;

/** The longest wait that a provider can ask for, and the one where it does not say. */
export const RETRY_AFTER_SECONDS = 3_600;
export const RETRY_AFTER_UNSAID_SECONDS = 60;

/** Days that a call is listed: more than any month that somebody may ask about, and every budget is one of a month. */
export const CALLS_KEPT_DAYS = 400;

/** Calls that go with one new call: those that are older still go with the next. */
export const CALLS_FORGOTTEN_AT_ONCE = 1_000;

/** Bytes of a body that asks for help. */
export const MAX_AI_BODY = 1024 * 1024;

/** Reads and writes of flow proposals that may wait for a thread; one more answers 429 `busy`. */
export const WAITING_FLOWS = 256;

/** The same of architecture proposals and critiques. */
export const WAITING_ARCHITECTURES = 256;

/** Bytes of a body that decides a proposal, or makes a missing part. */
export const MAX_DECISION_OF_PROPOSAL_BODY = 64 * 1024;

/** Contexts that wait for a thread. */
export const WAITING_CONTEXTS = 128;

/** Bytes of scenarios as they are stored, or of what scans found, that are read to be told: no prompt has room for more. */
export const TOLD_BYTES = 8 * 1024 * 1024;

/** Bytes of scenarios that are told by their names alone, and looked through for what else they name; how many at once. */
export const UNTOLD_BYTES = 32 * 1024 * 1024;
export const UNTOLD_BYTES_AT_ONCE = 2 * 1024 * 1024;
