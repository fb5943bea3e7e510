/**
 * Calls `work` with each item, for at most `limit` items at a time.
 * @throws the first error of `work`, when all work has ended; no further item is begun after it
 */
export async function eachOf<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values()
  const errors: unknown[] = []
  const worker = async () => {
    for (const item of rest) {
      if (errors.length > 0) return
      await work(item).catch((error: unknown) => errors.push(error))
    }
  }
  await Promise.all(Array.from({ length: limit }, worker))
  if (errors.length > 0) throw errors[0]
}
