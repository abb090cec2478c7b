import { type Clock, sqlTime } from '@poyraz/kernel'
import { createLanes } from '@poyraz/ledger'

export type InstantBets<Bet, Placed> = {
  readonly clock: Clock
  /**
   * The vertical's own statement, which calls `wagering.place`: one transaction for bets of different players.
   * Answers in their order. `at` null: the database dates them.
   */
  write(bets: readonly Bet[], at: Date | null): Promise<readonly Placed[]>
  /** Called after the commit with each player whose money moved. */
  onMoved?: ((playerId: string) => void) | undefined
}

/** Batches bets that are settled at once. The returned function rejects as `Lanes.submit` does. */
export function createPlaceInstant<
  Bet extends { readonly playerId: string },
  Placed extends { readonly status: string },
>({ clock, write, onMoved }: InstantBets<Bet, Placed>): (bet: Bet) => Promise<Placed> {
  const lanes = createLanes<Bet, Placed>({
    ownerOf: (bet) => bet.playerId,
    flush: (bets) => write(bets, sqlTime(clock)),
  })
  return async (bet) => {
    const placed = await lanes.submit(bet)
    if (placed.status === 'created') onMoved?.(bet.playerId)
    return placed
  }
}
