/**
 * Progress of a game on this device, stored in localStorage for each game. It is written before the stake is
 * sent, so that a round whose reply never arrived is found later.
 */
export type Progress =
  /**
   * A round was requested and its reply not yet received. `afterRoundId` is the newest round known before.
   */
  | { readonly kind: 'asked'; readonly afterRoundId: string | null }
  /** A reply is being shown; `spinsShown` of its spins have been shown whole. */
  | { readonly kind: 'showing'; readonly roundId: string; readonly spinsShown: number }
  | { readonly kind: 'shown'; readonly roundId: string }

/**
 * Returns the spin from which the newest round still has to be shown; null if nothing is left to show. Rounds
 * that were played on another device were shown there.
 */
export function resumeFrom(progress: Progress | null, newestRoundId: string | null): number | null {
  if (newestRoundId === null || progress === null) return null
  switch (progress.kind) {
    case 'asked':
      return progress.afterRoundId === newestRoundId ? null : 0
    case 'showing':
      return progress.roundId === newestRoundId ? progress.spinsShown : null
    case 'shown':
      return null
  }
}

/** Parses a stored `Progress`; null for anything else. */
export function parseProgress(text: string | null): Progress | null {
  if (text === null) return null
  try {
    return asProgress(JSON.parse(text))
  } catch {
    return null
  }
}

function asProgress(value: unknown): Progress | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null
  const { kind, roundId, spinsShown, afterRoundId } = value as Record<string, unknown>
  if (kind === 'asked' && (typeof afterRoundId === 'string' || afterRoundId === null))
    return { kind, afterRoundId }
  if (typeof roundId !== 'string') return null
  if (kind === 'shown') return { kind, roundId }
  const counted = typeof spinsShown === 'number' && Number.isInteger(spinsShown) && spinsShown >= 0
  return kind === 'showing' && counted ? { kind, roundId, spinsShown } : null
}
