import { type HouseTable, layoutOf } from '@poyraz/games/tables'
import { kurus, uuidv7 } from '@poyraz/kernel'
import type { OpenBet } from '@poyraz/wagering'
import type { TablesCtx } from '../ctx.ts'
import { sumOf } from '../store/bets.ts'
import type { PlacedChips } from './place-bets.ts'

/**
 * Returns the open command for wagering. `before` counts beside the stake in limits of a single stake, in
 * kuruş.
 */
export function betOf(
  { clock }: Pick<TablesCtx, 'clock'>,
  table: HouseTable,
  call: Pick<PlacedChips, 'playerId' | 'epoch' | 'key' | 'inputHash' | 'spots'>,
  before: number,
): OpenBet {
  const { gameId } = layoutOf(table).rules
  return {
    id: uuidv7(clock.nowMs()),
    playerId: call.playerId,
    epoch: call.epoch,
    product: 'live',
    item: `table:${table.id}`,
    game: gameId,
    house: `house:live:${gameId}`,
    key: `table:${call.key}`,
    inputHash: call.inputHash,
    stake: kurus(sumOf(call.spots)),
    before: kurus(before),
  }
}
