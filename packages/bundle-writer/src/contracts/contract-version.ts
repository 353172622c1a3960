/** A contract file is of the pinned state of its bundle: it has no version of its own, and both formats ask for one. */
export const CONTRACT_VERSION = "1.0.0";
