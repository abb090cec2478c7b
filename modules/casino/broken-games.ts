import { inTurn } from '@poyraz/kernel'

/**
 * Games that must not be played. A closed game is stored in the database, for every server, until staff
 * reopen it. This object has only the games that are closed on this server.
 */
export type BrokenGames = {
  /**
   * Games closed on this server: their closure is not stored yet, or their rules are not the certified ones.
   */
  closedHere(): ReadonlySet<number>
  /**
   * Closes a game for every server. Resolves to false if it was already closed. Rejects if the closure could
   * not be stored; until that succeeds, the game is closed on this server.
   */
  close(gameId: number, error: unknown): Promise<boolean>
  /** Same as `close`, but this server keeps the game closed even if staff reopen it. It is reported once. */
  closeForGood(gameId: number, error: unknown): Promise<void>
  /** Returns true if this server has closed the game for good. */
  staysClosed(gameId: number): boolean
  /** Tries again to store closures that failed. */
  deliverRemaining(): Promise<void>
}

/** Stores the closure and reports it. Resolves to false if the game was already closed. */
type Report = (gameId: number, error: unknown) => Promise<boolean>

export function createBrokenGames(report: Report): BrokenGames {
  const forGood = new Set<number>()
  const unreported = new Map<number, () => Promise<boolean>>()
  const close = (gameId: number, error: unknown) => {
    const known = unreported.get(gameId)
    if (known) return known()
    const attempt = retryUntilDelivered(
      () => report(gameId, error),
      () => unreported.delete(gameId),
    )
    unreported.set(gameId, attempt)
    return attempt()
  }
  return {
    closedHere: () => new Set([...forGood, ...unreported.keys()]),
    close,
    async closeForGood(gameId, error) {
      const isNew = !forGood.has(gameId)
      forGood.add(gameId)
      await (isNew ? close(gameId, error) : unreported.get(gameId)?.())
    },
    staysClosed: (gameId) => forGood.has(gameId),
    deliverRemaining: () => inTurn([...unreported.values()]),
  }
}

/** Concurrent calls share one in-flight notification. */
function retryUntilDelivered(report: () => Promise<boolean>, onReported: () => void): () => Promise<boolean> {
  let current: Promise<boolean> | null = null
  return () => {
    current ??= report()
      .then((isNewlyClosed) => {
        onReported()
        return isNewlyClosed
      })
      .finally(() => {
        current = null
      })
    return current
  }
}
