import { writeFileSync } from "node:fs";

/** Leaves the numbers of the run in the file that the test command named. A file that could not run is a failure. */
export default class TallyReporter {
  /**
   * @param {unknown} _contexts
   * @param {{numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number}} results
   */
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    const path = process.env["PLUMBLINE_TEST_TALLY"];
    if (!path) {
      return;
    }
    writeFileSync(
      path,
      JSON.stringify({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }),
    );
  }
}
