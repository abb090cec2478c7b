import type { Item } from '../../shared/endpoint/procedures.ts'

type Round = Pick<Item<'casino.rounds'>, 'gameID' | 'state'>

/**
 * Returns the round to continue with: the newest unfinished one, else the newest one; `null` if there are no
 * rounds. `rounds` are newest first.
 */
export function roundToResume<R extends Round>(rounds: readonly R[]): R | null {
  return rounds.find(({ state }) => state === 'open') ?? rounds[0] ?? null
}
