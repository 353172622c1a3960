const SHOWN = 12;

/** The projects whose name has all the words, in any letter case; those whose name begins with them first. */
export function projectsNamed<Named extends { readonly name: string }>(
  projects: readonly Named[],
  q: string,
): readonly Named[] {
  const text = q.toLowerCase();
  const words = text.split(/\s+/).filter(Boolean);
  const found = projects.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  const isFirst = ({ name }: Named): boolean => name.toLowerCase().startsWith(text);
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))].slice(0, SHOWN);
}
