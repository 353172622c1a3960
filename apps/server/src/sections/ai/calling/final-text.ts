import type { generateText } from "ai";

type Generated = Pick<Awaited<ReturnType<typeof generateText>>, "content" | "text">;

/** What an answer says in the end: a vendor may tell what it thinks on its way there in parts of their own. */
export function finalText({ content, text }: Generated): string {
  const finals = content.filter((part) => part.type === "text" && isFinal(part.providerMetadata));
  return finals.length === 0 ? text : finals.map((part) => ("text" in part ? part.text : "")).join("");
}

function isFinal(
  metadata: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> = {},
): boolean {
  return Object.values(metadata).some((said) => said?.["phase"] === "final_answer");
}
