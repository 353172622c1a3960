// Loaded into a program that a command of the repository starts: when the command ends, in whatever way, the channel
// to it closes, and the program is asked to stop as well.
if (process.channel) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
