import type { Refused } from '../api/endpoint.ts'
import type { GameStudio, Studio } from '../studio.ts'

/** After these errors the game cannot go on: the player site takes over, or the page is opened again. */
export const FINAL: readonly Refused['error'][] = [
  'session_expired',
  'not_authorized',
  'account_inactive',
  'maintenance',
  'token_invalid',
  'outdated',
  'lost',
]

/** Errors that a reload of the frame fixes; the shell need not act. */
const MENDED_BY_RELOAD: readonly Refused['error'][] = ['outdated', 'lost']

/** Stops the game for good: tells the player, and the shell if it must act. */
export function stop(studio: GameStudio, { error, message }: Pick<Refused, 'error' | 'message'>): void {
  studio.send({ kind: 'stopped', notice: error })
  if (!MENDED_BY_RELOAD.includes(error)) studio.shell.tell({ type: 'poyraz:refused', error, message })
}

/**
 * Handles a refused stake: returns the reels and the money. With `doubtful` the stored progress stays,
 * because the next start may find a round. After `too_soon` it waits as long as the refusal says.
 */
export async function refuse(
  studio: Studio,
  refused: Refused,
  given: { readonly doubtful: boolean; readonly cycle: Promise<void>; readonly isTurning: boolean },
): Promise<void> {
  const { memory, scene, send, shell, store, frames } = studio
  if (given.isTurning) await scene?.goBack()
  if (FINAL.includes(refused.error)) return stop(studio, refused)
  const before = store.getState().round
  if (!given.doubtful && before) memory.writeProgress({ kind: 'shown', roundId: before.roundId })
  send({ kind: 'refused', notice: refused.error, text: refused.message })
  const { balanceKurus } = store.getState()
  if (balanceKurus !== null) shell.tell({ type: 'poyraz:shown', balance: Number(balanceKurus) })
  if (refused.error === 'reality_check') shell.tell({ type: 'poyraz:paused' })
  await (refused.error === 'too_soon' ? frames.wait(waitMsOf(refused.data)) : given.cycle)
  send({ kind: 'rested' })
}

const WAIT_MOST_MS = 30_000

/** Time to wait that a `too_soon` says, within bounds. */
export function waitMsOf(data: unknown): number {
  const waitMs = Number((data as { waitMs?: unknown } | null)?.waitMs)
  return Number.isFinite(waitMs) ? Math.min(Math.max(1, waitMs), WAIT_MOST_MS) : 1
}
