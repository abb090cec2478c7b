import type { Tx } from '@poyraz/db'
import { COIN_FLIP_RULES, type FlipOutcome } from '@poyraz/games'
import { assert, kurus, mulDivFloor } from '@poyraz/kernel'
import type { Settlement } from '@poyraz/wagering'
import type { CoinflipCtx } from '../ctx.ts'
import { type Round, saveRound } from '../store/rounds.ts'

const BP = 10_000n

/** Ends an open round. If there is no outcome, or nobody or everybody called it, all stakes return. */
export async function end(
  { wagering }: CoinflipCtx,
  tx: Tx,
  round: Round,
  outcome: FlipOutcome | null,
): Promise<Round> {
  const { winners } = outcome ?? { winners: [] }
  const isVoid = winners.length === 0 || winners.length === round.seats.length
  const settlements = isVoid ? voided(round) : shared(round, winners)
  const settled = await wagering.settleTable(tx, settlements)
  for (const one of settled) assert(one.ok, 'an open round is settled')
  const closed = { ...round, phase: 'closed' as const }
  await saveRound(tx, closed)
  return closed
}

const keyOf = ({ id }: Round) => `coinflip:end:${id}`

function voided(round: Round): readonly Settlement[] {
  return round.seats.map(({ betId, playerId }) => ({
    betId,
    playerId,
    key: keyOf(round),
    kind: 'void',
    win: kurus(0),
  }))
}

/** The rake is taken from the stakes; what the winners cannot share evenly belongs to it. */
function shared(round: Round, winners: readonly number[]): readonly Settlement[] {
  const pot = kurus(round.stake * BigInt(round.seats.length))
  const share = (pot - mulDivFloor(pot, BigInt(COIN_FLIP_RULES.rakeBp), BP)) / BigInt(winners.length)
  const rake = pot - share * BigInt(winners.length)
  return round.seats.map(({ seat, betId, playerId }, index) => ({
    betId,
    playerId,
    key: keyOf(round),
    kind: 'settle',
    win: kurus(winners.includes(seat) ? share : 0),
    rake: kurus(index === 0 ? rake : 0),
  }))
}
