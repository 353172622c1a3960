import { expect, it } from "@jest/globals";
import { FILE_LANGUAGES } from "../code/file-languages.js";
import { ALL_LIBRARIES } from "../code/libraries/all-libraries.js";
import { GROUNDS } from "./ground-of-facts.js";

it("every library whose sites ask for a package is of a language whose manifests are a ground", () => {
  const languages = ALL_LIBRARIES.filter(({ rules }) =>
    rules.some(({ needsPackage }) => needsPackage !== undefined),
  ).flatMap((library) => library.languages);
  const ofPackages = GROUNDS.filter(({ classes }) => !classes.includes("app-config"));
  const covered = Object.entries(FILE_LANGUAGES)
    .filter(([extension]) =>
      ofPackages.some(({ isUnder }) => isUnder({ path: `a.${extension}`, class: "source" })),
    )
    .map(([, { language }]) => language);
  expect(languages.length).toBeGreaterThan(0);
  expect(covered).toEqual(expect.arrayContaining([...new Set(languages)]));
});
