/** What went wrong, as the service says it: text, never markup. */
export function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return sentences.length === 0 ? null : (
    <div role="alert">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
