/** Runs `act` for each item with limited concurrency. Rejects with the first error. */
export async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values()
  const worker = async () => {
    // All workers take from the same iterator.
    for (const item of left) await act(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
