/**
 * A package's manifest that says where the package comes from: a registry holds the statement of where it was built
 * against that, and refuses a package that does not say it.
 * @param {string} manifest the text of package.json
 * @param {string} repository its address, as https://host/owner/name
 * @param {string} directory of the package in it
 */
export function namingRepository(manifest, repository, directory) {
  const named = {
    ...JSON.parse(manifest),
    repository: { type: "git", url: `git+${repository}.git`, directory },
  };
  return `${JSON.stringify(named, null, 2)}\n`;
}
