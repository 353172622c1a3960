// Loaded into each service that the files of a run share: it ends when the run does, however that ends.
const RUN = Number(process.env["PLUMBLINE_TEST_RUN"]);
const LOOKS_EVERY_MS = 1000;

function look() {
  try {
    process.kill(RUN, 0);
  } catch {
    process.kill(process.pid, "SIGKILL");
  }
}

setInterval(look, LOOKS_EVERY_MS).unref();
