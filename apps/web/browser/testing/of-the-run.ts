/** What the start of the run left in the environment for all of its tests. */
export function ofTheRun(name: `PLUMBLINE_TEST_${string}`): string {
  const value = process.env[name];
  if (value === undefined) {
    throw new Error(`${name} is not set: run these tests through npm run test:browser`);
  }
  return value;
}
