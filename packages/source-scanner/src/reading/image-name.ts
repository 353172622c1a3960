const IMAGE_CHARACTERS = 1000;

/** The name of an image without its registry's host, tag and digest; "" when it is filled in elsewhere. */
export function imageName(image: string): string {
  const named = image.slice(0, IMAGE_CHARACTERS).trim().replace(/@.*$/s, "");
  const tag = named.indexOf(":", named.lastIndexOf("/") + 1);
  return tag === -1 ? named : named.slice(0, tag);
}

/** Its last part, by which a workload joins a service; null when it is filled in elsewhere. */
export function imageBase(image: string): string | null {
  const filledIn = image.replace(/\$\{[^}]*\}/g, "");
  const name = imageName(filledIn);
  const base = name.slice(name.lastIndexOf("/") + 1);
  return /^[\w][\w.-]*$/.test(base) ? base : null;
}
