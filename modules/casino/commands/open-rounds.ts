import type { Database, Tx, Write } from '@poyraz/db'
import type { SeedBox } from '@poyraz/fairness/server'
import type { Clock } from '@poyraz/kernel'
import type { Wagering } from '@poyraz/wagering'
import type { HouseGame } from '../house-game.ts'
import type { Advanced, Progress } from '../open-round.ts'
import type { OpenRoundRow } from '../store/open-rounds.ts'
import type { ClosedRound } from './end-round.ts'
import type { ActivePair, SeedPairs } from './seed-pairs.ts'

export type OpenRoundsDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly pairs: SeedPairs
  /** Encrypts the states of open rounds. */
  readonly stateBox: SeedBox
  readonly wagering: Pick<Wagering, 'openIn' | 'settleIn' | 'restakeBarredIn'>
  /** True if the jurisdiction lets players stake a win. */
  readonly winGamble: boolean
  readonly intervalMs: number
  /** Currency of the books, as receipts name it. */
  readonly currency: string
  readonly games: ReadonlyMap<number, HouseGame>
  /** Called before the reply with a game whose rules threw. */
  onBroken(game: HouseGame, error: unknown): Promise<void>
  /** Adds a closed round to days and return watch if their readers may have passed it, in its transaction. */
  count(tx: Tx, game: HouseGame | undefined, closed: ClosedRound): Promise<void>
}

/** A reply as it is stored under its idempotency key: plain JSON, money as text. */
export type RoundReply = {
  readonly roundId: string
  readonly gameId: number
  readonly stake: string
  readonly win: string
  readonly balance: string
  readonly outcome: object
  readonly state: 'open' | 'closed'
  readonly nonce: number
  readonly pair: Pick<ActivePair, 'commitment' | 'clientSeed' | 'staleSeed'>
}

export type Keyed = Omit<Write, 'playerId'>

export function seedsOf({ serverSeed, clientSeed }: ActivePair, { slug: gameId, rulesHash }: HouseGame) {
  return { serverSeed, clientSeed, gameId, rulesHash }
}

/** Returns the stored columns of a round that stays open. The state is encrypted under the id of the round. */
export function contentOf(
  { stateBox }: OpenRoundsDeps,
  id: string,
  { state, commands, streams, outcome }: Advanced,
) {
  return {
    outcome: JSON.stringify(outcome),
    streams: JSON.stringify(streams),
    sealedState: stateBox.seal(`state:${id}`, new TextEncoder().encode(JSON.stringify(state))),
    step: commands.length,
  }
}

type RoundFacts = Pick<OpenRoundRow, 'id' | 'game_id' | 'stake' | 'nonce'>

export function replyOf(
  round: RoundFacts,
  pair: ActivePair,
  advanced: Advanced,
  balance: bigint,
): RoundReply {
  const { commitment, clientSeed, staleSeed } = pair
  return {
    roundId: round.id,
    gameId: round.game_id,
    stake: String(round.stake),
    win: String(advanced.ended?.win ?? 0n),
    balance: String(balance),
    outcome: advanced.outcome,
    state: advanced.ended ? 'closed' : 'open',
    nonce: round.nonce,
    pair: { commitment, clientSeed, staleSeed },
  }
}

export function progressOf({ stateBox }: OpenRoundsDeps, row: OpenRoundRow): Progress {
  const opened = stateBox.open(`state:${row.id}`, row.sealed_state)
  const state: unknown = JSON.parse(new TextDecoder().decode(opened))
  return { state, commands: row.outcome.commands, streams: row.streams }
}
