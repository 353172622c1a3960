/** Names between slashes, of letters, digits, hyphens, underscores and dots; a dot is neither first nor last. */
const NAME = "[A-Za-z0-9_-](?:[A-Za-z0-9_.-]*[A-Za-z0-9_-])?";
const PLAIN = new RegExp(`^${NAME}(?:/${NAME})*$`);
/** Characters of a path. */
export const MOST_PATH_CHARACTERS = 255;

/** What Windows takes for a device, whatever its ending. */
const DEVICE = /(?:^|\/)(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.[^/]*)?(?:\/|$)/i;

/**
 * Whether a text may be the path of a file in a bundle: relative, ASCII, without a step up, a hidden name, a drive or a
 * backslash, at most 255 characters, so that it names one file inside the folder it is unpacked to, on every system.
 */
export function isPlainPath(path: string): boolean {
  return path.length <= MOST_PATH_CHARACTERS && PLAIN.test(path) && !DEVICE.test(path);
}
