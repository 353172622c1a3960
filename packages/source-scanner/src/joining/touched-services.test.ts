import { expect, it } from "@jest/globals";
import { ServiceReach } from "./service-reach.js";
import { TouchedServices } from "./touched-services.js";

const here = (folder: string) => ({ folder, isExact: false, conditions: [] });

/** Counts how often it is asked. */
class CountedReach extends ServiceReach {
  asked = 0;

  override ofFolder(folder: string) {
    this.asked += 1;
    return super.ofFolder(folder);
  }
}

it("each folder is looked up once, however many facts are said in it", () => {
  const folders = new Map(["a", "b", "c"].map((key) => [key, [here(key), here("lib")]]));
  const reach = new CountedReach(folders);
  const touched = new TouchedServices(new Set(["c"]), true, reach);
  for (let fact = 0; fact < 10; fact += 1) {
    expect(touched.hasSaid(null, "lib/x")).toBe(true);
    expect(touched.hasSaid(null, "a")).toBe(false);
    expect(touched.hasSaid("c", "a")).toBe(true);
    expect(touched.hasSaid("b", "c")).toBe(false);
  }
  expect(reach.asked).toBe(2);
});
