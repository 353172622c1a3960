import { readCommand } from "./commands/read-command.js";

const command = readCommand(process.argv.slice(2));

// Each is loaded when it is asked for: a health check must not wait for the whole service to load.
switch (command.name) {
  case "serve": {
    const { startTelemetry } = await import("./platform/telemetry/start-telemetry.js");
    const { complainOfTelemetry } = await import("./platform/logging/complain-of-telemetry.js");
    // Before anything else of the service is loaded: what is traced is changed as it is loaded.
    await startTelemetry(process.env, complainOfTelemetry);
    const { startMetrics } = await import("./platform/metrics/start-metrics.js");
    await startMetrics(process.env);
    const { serve } = await import("./commands/serve.js");
    await serve(process.env);
    break;
  }
  case "health": {
    const { checkHealth } = await import("./commands/health.js");
    process.exitCode = await checkHealth(process.env);
    break;
  }
  case "keys forget": {
    const { forgetKeys } = await import("./commands/forget-keys.js");
    process.exitCode = await forgetKeys(process.env, command);
    break;
  }
  case "migrate": {
    const { migrateTables } = await import("./commands/migrate-tables.js");
    process.exitCode = await migrateTables(process.env, command);
    break;
  }
  case "accounts": {
    const { accounts } = await import("./commands/accounts.js");
    process.exitCode = await accounts(process.env, command);
    break;
  }
  case "usage":
    process.stderr.write(command.text);
    process.exitCode = 2;
}
