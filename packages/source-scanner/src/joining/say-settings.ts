import { hostsIn } from "../reading/url-hosts.js";
import type { FactCollector } from "./fact-collector.js";
import type { JoinedRepository } from "./joined-repository.js";
import { sayChannel, sayPublish, saySubscribe } from "./say-contracts.js";
import { sayUse } from "./say-services.js";

const STREAM = /^spring\.cloud\.stream\.bindings\.(?:\[)?([^\]]+?)\]?\.destination$/;

/** What settings of applications say: whom their addresses lead to, and what is bound to streams. */
export function saySettings(facts: FactCollector, joined: JoinedRepository): void {
  const hosts = new HostsOfValues();
  for (const { path, folder, content } of joined.repository.ofKind("settings")) {
    for (const { serviceKey, conditions } of joined.reach.ofFolder(folder)) {
      for (const { key, value, lines } of content.settings) {
        const said = { place: { path, lines }, conditions };
        for (const host of hosts.in(value)) {
          const to = joined.landscape.parties.of(host);
          if (to !== null && to !== serviceKey) {
            sayUse(facts, { from: serviceKey, to, serviceKey, ...said });
          }
        }
        const binding = STREAM.exec(key)?.[1];
        const channel =
          binding === undefined ? null : joined.names.resolve({ literal: value }, { path, serviceKey });
        if (binding !== undefined && channel !== null) {
          sayStream(facts, binding, { ...said, grounds: channel.grounds, serviceKey, channel: channel.text });
        }
      }
    }
  }
}

/** Most values stand in many files: each is searched once. */
class HostsOfValues {
  readonly #known = new Map<string, readonly string[]>();

  in(value: string): readonly string[] {
    const hosts = this.#known.get(value) ?? hostsIn(value);
    this.#known.set(value, hosts);
    return hosts;
  }
}

type Said = Parameters<typeof sayPublish>[1];

/** `orders-out-0` publishes, `orders-in-0` takes; so do `output` and `input`. A binding of another name may do either. */
function sayStream(
  facts: FactCollector,
  binding: string,
  said: Omit<Said, "channelKind" | "message"> & { readonly channel: string },
): void {
  const isOut = /-out-\d+$|^output$/.test(binding);
  const isIn = /-in-\d+$|^input$/.test(binding);
  if (isOut || isIn) {
    const { channel, serviceKey, ...rest } = said;
    sayChannel(facts, { kind: "topic", name: channel, ...rest });
    const use = { ...rest, serviceKey, channel, channelKind: "topic", message: null };
    (isOut ? sayPublish : saySubscribe)(facts, use);
  }
}
