/** The version of the playback engine (spec 1, section 9): another version may give other traces. */
export const ENGINE_VERSION = 1;
