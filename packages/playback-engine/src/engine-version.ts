/**
 * The version of the playback engine (docs/reference/playback.md#the-version-of-the-engine): another version
 * may give other traces.
 */
export const ENGINE_VERSION = 1;
