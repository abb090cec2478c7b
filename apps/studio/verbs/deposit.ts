import type { GameStudio } from '../studio.ts'

/** Deposit page of the player site, for a studio that was opened without the shell. */
const DEPOSIT = '/deposit'

/** Leaves the game for a deposit; the shell knows which game it was. */
export function openDeposit({ shell }: GameStudio): void {
  if (shell.framed) shell.tell({ type: 'poyraz:deposit' })
  else globalThis.location.assign(DEPOSIT)
}

/**
 * Reads the balance again between two rounds: a deposit is reported to the shell, not to this frame.
 */
export async function readBalance({ casino, demoToken, send, store }: GameStudio): Promise<void> {
  if (demoToken !== null) return
  const balance = await casino.balance()
  if (balance.ok && store.getState().phase === 'idle') send({ kind: 'credited', balanceKurus: balance.value })
}
