import { expect, it } from "@jest/globals";
import { anyStates, expectOfEach } from "./any-states.js";

const STATES = anyStates(20, 1);

it("states without a fault are as expected", () => {
  expect(() => expectOfEach(STATES, () => [])).not.toThrow();
});

it("a state with a fault is told, the smallest there is", () => {
  const faulty = () => expectOfEach(STATES, ({ state }) => state.model.elements.slice(0, 1));
  expect(faulty).toThrow(/Counterexample[\s\S]*"elements":\[{[^}]*}/);
});

it("a fault that comes once alone is told", () => {
  let isFirst = true;
  const faulty = () =>
    expectOfEach(STATES, () => {
      const faults = isFirst ? ["once"] : [];
      isFirst = false;
      return faults;
    });
  expect(faulty).toThrow(/^Found once alone/);
});
