/** Does something with each item, so many of them at a time. The first throw is passed on. */
export async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values()
  const worker = async () => {
    // All workers draw from the same iterator.
    for (const item of left) await act(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
