import { Header } from "@nestjs/common";

/** The route answers a text that is JSON already, and is not written again. */
export function JsonText(): MethodDecorator {
  return Header("Content-Type", "application/json; charset=utf-8");
}
