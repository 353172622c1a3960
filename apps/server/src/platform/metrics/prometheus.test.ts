import { expect, it } from "@jest/globals";
import { Prometheus } from "./prometheus.js";

it("takes names of metrics and of what they are told apart by as telemetry has them, with dots", async () => {
  const counted = new Prometheus();
  let calls = 1;
  counted.gauge("service.ai.calls", { "provider.kind": "openai", outcome: "succeeded" }, () => calls);
  counted.gauge("service.ai.calls", { "provider.kind": "openai", outcome: "failed" }, () => 7);
  calls = 2;
  const { text } = await counted.page();
  expect(text.split("\n").filter((line) => line.includes("service_ai_calls"))).toEqual([
    "# HELP service_ai_calls Calls to providers of AI since the start, by kind of provider and outcome",
    "# TYPE service_ai_calls gauge",
    'service_ai_calls{provider_kind="openai",outcome="succeeded"} 2',
    'service_ai_calls{provider_kind="openai",outcome="failed"} 7',
  ]);
});
