import consumerDown from "./eshop-queues.consumer-down.scenario.json?raw";
import happyOrder from "./eshop-queues.happy-order.scenario.json?raw";
import model from "./eshop-queues.model.json?raw";
import paymentFailed from "./eshop-queues.payment-failed.scenario.json?raw";
import stockRejected from "./eshop-queues.stock-rejected.scenario.json?raw";

/** A shop built of services, as it was read from its source, with what happens in it. The first scenario is put under load. */
export const EXAMPLE_FILES = {
  model,
  scenarios: [happyOrder, paymentFailed, stockRejected, consumerDown],
} as const;
