import type { Refused } from '../../api/endpoint.ts'
import { FINAL, stop, waitMsOf } from '../../verbs/refuse.ts'
import type { OriginalStudio } from '../original-studio.ts'

/** Refusals after which the page shows the round as the server has it. */
const ELSEWHERE: readonly Refused['error'][] = ['round_open', 'state_conflict', 'not_found']

/**
 * Handles a refused command: gives the stake back, or goes on with the round where another tab left it.
 * `roundId` is the open round that the command was for.
 */
export async function refuseOriginal(
  studio: OriginalStudio,
  { error: refused, doubtful }: { readonly error: Refused; readonly doubtful: boolean },
  given: { readonly cycle: Promise<void>; readonly roundId: string | null },
): Promise<void> {
  const { memory, send, shell, store, frames } = studio
  if (FINAL.includes(refused.error)) return stop(studio, refused)
  const elsewhere = ELSEWHERE.includes(refused.error) ? (given.roundId ?? roundIdOf(refused.data)) : null
  if (elsewhere !== null && (await adopt(studio, elsewhere, refused))) return send({ kind: 'rested' })
  const before = store.getState().round
  if (!doubtful && before) memory.writeProgress({ kind: 'shown', roundId: before.roundId })
  send({ kind: 'refused', notice: refused.error, text: refused.message })
  tellBalance(studio)
  if (refused.error === 'reality_check') shell.tell({ type: 'poyraz:paused' })
  await (refused.error === 'too_soon' ? frames.wait(waitMsOf(refused.data)) : given.cycle)
  send({ kind: 'rested' })
}

/** Shows a round as the server has it now. Returns false if it cannot be read. */
async function adopt(studio: OriginalStudio, roundId: string, { error }: Refused): Promise<boolean> {
  const { casino, demoToken, store, client, send, memory } = studio
  if (demoToken !== null) return false
  const [round, balance] = await Promise.all([casino.round(roundId), casino.balance()])
  if (!round.ok || !balance.ok) return false
  const options = client.optionsOf(round.value.outcome) ?? store.getState().options
  const value = { ...round.value, balanceKurus: balance.value }
  send({ kind: 'adopted', round: value, balanceKurus: balance.value, options, notice: error })
  memory.writeProgress({ kind: 'shown', roundId })
  tellBalance(studio)
  return true
}

function tellBalance({ store, shell }: OriginalStudio): void {
  const { balanceKurus } = store.getState()
  if (balanceKurus !== null) shell.tell({ type: 'poyraz:shown', balance: Number(balanceKurus) })
}

function roundIdOf(data: unknown): string | null {
  const roundId = (data as { roundID?: unknown } | null)?.roundID
  return typeof roundId === 'string' ? roundId : null
}
