import { inTurn } from '@poyraz/kernel'

/**
 * Games that must not be played on. That one is closed stands in the database, for every server, until staff
 * open it again; here is kept only what closes it on this server.
 */
export type BrokenGames = {
  /** They are closed here whatever the database says: nobody heard of them yet, or their rules have changed. */
  closedHere(): ReadonlySet<number>
  /**
   * Closes a game for everybody and says whether it did: not where it was closed already. Rejects where that
   * failed; it is closed here until it did not.
   */
  close(gameId: number, error: unknown): Promise<boolean>
  /** The same; on this server the game stays closed whoever opens it, and nobody hears of it twice. */
  closeForGood(gameId: number, error: unknown): Promise<void>
  /** Returns true if this server has closed the game for good. */
  staysClosed(gameId: number): boolean
  /** Tells again what nobody heard. */
  deliverRemaining(): Promise<void>
}

/** Says whether it was told: nobody needs to hear twice. */
type Report = (gameId: number, error: unknown) => Promise<boolean>

export function createBrokenGames(report: Report): BrokenGames {
  const forGood = new Set<number>()
  const untold = new Map<number, () => Promise<boolean>>()
  const close = (gameId: number, error: unknown) => {
    const known = untold.get(gameId)
    if (known) return known()
    const telling = retryUntilDelivered(
      () => report(gameId, error),
      () => untold.delete(gameId),
    )
    untold.set(gameId, telling)
    return telling()
  }
  return {
    closedHere: () => new Set([...forGood, ...untold.keys()]),
    close,
    async closeForGood(gameId, error) {
      const isNew = !forGood.has(gameId)
      forGood.add(gameId)
      await (isNew ? close(gameId, error) : untold.get(gameId)?.())
    },
    staysClosed: (gameId) => forGood.has(gameId),
    deliverRemaining: () => inTurn([...untold.values()]),
  }
}

/** Concurrent calls share one in-flight notification. */
function retryUntilDelivered(report: () => Promise<boolean>, onHeard: () => void): () => Promise<boolean> {
  let current: Promise<boolean> | null = null
  return () => {
    current ??= report()
      .then((told) => {
        onHeard()
        return told
      })
      .finally(() => {
        current = null
      })
    return current
  }
}
