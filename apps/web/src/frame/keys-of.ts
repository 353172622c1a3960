/** A pressed key as shortcuts are written: `mod+k`, `shift+f`, `?`. */
export function keysOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">): string {
  const isLetter = /^[a-z]$/i.test(key);
  const held = [
    (ctrlKey || metaKey) && "mod",
    altKey && "alt",
    // A sign that needs the key is named by itself.
    shiftKey && (isLetter || key.length > 1) && "shift",
  ];
  return [...held.filter(Boolean), isLetter ? key.toLowerCase() : key].join("+");
}
