import { inTurn } from '@poyraz/kernel'

/** Games that must not be played on. */
export type BrokenGames = {
  /** They are closed here from the moment they broke, whoever heard of it. */
  readonly ids: ReadonlySet<number>
  /** Closes a game and tells of it, once in the life of this casino. Rejects where that failed. */
  close(gameId: number, error: unknown): Promise<void>
  /** Tells again what nobody heard. */
  tellRest(): Promise<void>
}

type Tell = (gameId: number, error: unknown) => Promise<void>

export function createBrokenGames(tell: Tell): BrokenGames {
  const ids = new Set<number>()
  const untold = new Map<number, () => Promise<void>>()
  return {
    ids,
    async close(gameId, error) {
      if (!ids.has(gameId)) {
        ids.add(gameId)
        untold.set(
          gameId,
          telling(
            () => tell(gameId, error),
            () => untold.delete(gameId),
          ),
        )
      }
      await untold.get(gameId)?.()
    },
    tellRest: () => inTurn(untold.values()),
  }
}

/** Tells until it was heard; who comes while it is being told waits for that. */
function telling(tell: () => Promise<void>, onHeard: () => void): () => Promise<void> {
  let current: Promise<void> | null = null
  return () => {
    current ??= tell()
      .then(onHeard)
      .finally(() => {
        current = null
      })
    return current
  }
}
