/** For a derived value: the same object as before while it says the same, so that nothing is drawn anew for it. */
export function steady<T>(make: () => T): () => T {
  let kept: { value: T; text: string } | undefined;
  return () => {
    const value = make();
    const text = JSON.stringify(value);
    if (kept?.text !== text) kept = { value, text };
    return kept.value;
  };
}
