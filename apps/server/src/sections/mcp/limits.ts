/** Answers of tools that may wait for a thread; one more answers `busy`. */
export const WAITING_TOOLS = 256;
