import { type SoloRound, soloDraws } from '@poyraz/fairness'
import { nodeHash } from '@poyraz/fairness/server'
import { type Clock, err, type Kurus, kurus, ok, type Result, uuidv7 } from '@poyraz/kernel'
import { type BetRefusal, betRefusal } from '@poyraz/wagering'
import type { HouseGame } from '../house-game.ts'
import { houseAccount } from '../store/catalogue.ts'
import type { PlayedBatchItem, PlaySubmission } from '../store/play-batch.ts'
import type { Stream } from '../store/rounds.ts'
import type { ActivePair, SeedPairs } from './seed-pairs.ts'

/** A round misses its pair only when another server or a rotation was first; more than this is a fault. */
const DRAWS_MAX = 4

export type PlayRequest = {
  readonly playerId: string
  /** Of the session that plays: an older one than the gate's plays no more. */
  readonly epoch: number
  readonly game: HouseGame
  readonly stake: Kurus
  /** One of the player's free spins pays the stake. */
  readonly free: boolean
  /** Scope included: unique per player over all kinds of writes. */
  readonly key: string
  readonly inputHash: string
}

export type Played = {
  readonly roundId: string
  readonly win: Kurus
  readonly balance: Kurus
  readonly outcome: object
  readonly pair: Pick<ActivePair, 'commitment' | 'clientSeed' | 'staleSeed'>
  readonly nonce: number
}

export type PlayRefusal =
  | BetRefusal
  | { readonly error: 'unavailable' }
  | { readonly error: 'round_open'; readonly roundId: string }
  | { readonly error: 'too_soon'; readonly waitMs: number }
  /** The key was used before: the round it played is the answer. */
  | { readonly error: 'exists'; readonly roundId: string }

export type PlayDeps = {
  readonly pairs: SeedPairs
  readonly clock: Clock
  submit(play: PlaySubmission): Promise<PlayedBatchItem>
  /** Called, before the reply, with a game whose rules cannot decide a round. */
  onBroken(game: HouseGame, error: unknown): Promise<void>
}

/**
 * Plays one round: draws with the pair's next nonce, lets the rules decide, and writes nonce, money and
 * record as one. Nothing that was drawn is shown before it is written, and a refusal leaves the nonce where
 * it was, so asking again draws the same outcome. Where the answer to a write was lost, the remembered nonce
 * may be one behind: the next round misses it and draws again. Where the rules fail nothing was taken, so
 * there is nothing to give back, and the game is closed: the same seed and nonce would fail again. Callers
 * run a player's rounds one by one, and hide how long a refusal took.
 */
export async function playRound(deps: PlayDeps, request: PlayRequest): Promise<Result<Played, PlayRefusal>> {
  for (let attempt = 1; attempt <= DRAWS_MAX; attempt++) {
    const pair = await deps.pairs.current(request.playerId)
    const nonce = pair.nonce + 1
    const decided = attempted(() => decide(deps.clock, request, pair, nonce))
    if (!decided.ok) {
      await deps.onBroken(request.game, decided.error)
      return err({ error: 'game_disabled' })
    }
    const { submission, outcome, win } = decided.value
    const written = await deps.submit(submission)
    if (written.status === 'created') {
      pair.nonce = nonce
      const balance = kurus(written.balanceAfter)
      return ok({ roundId: submission.roundId, win, balance, outcome, pair, nonce })
    }
    if (written.status !== 'pair_missed') return err(refusal(written))
    deps.pairs.forget(request.playerId)
  }
  return err({ error: 'unavailable' })
}

/** A throw as a value: that of rules which cannot decide a round. */
export function attempted<T>(work: () => T): Result<T, unknown> {
  try {
    return ok(work())
  } catch (error) {
    return err(error)
  }
}

const STREAM = 'main'

function decide(clock: Clock, request: PlayRequest, pair: ActivePair, nonce: number) {
  const { game, stake } = request
  const round: SoloRound = {
    serverSeed: pair.serverSeed,
    clientSeed: pair.clientSeed,
    gameId: game.slug,
    rulesHash: game.rulesHash,
    nonce,
    stream: STREAM,
  }
  const draws = soloDraws(round, nodeHash)
  const { outcome, win } = game.decide(draws, stake)
  const streams: Stream[] = [{ name: STREAM, words: draws.words, rejects: draws.rejects }]
  const submission: PlaySubmission = {
    playerId: request.playerId,
    epoch: request.epoch,
    pairId: pair.id,
    nonce,
    gameId: game.id,
    house: houseAccount(game.slug),
    roundId: uuidv7(clock.nowMs()),
    key: request.key,
    inputHash: request.inputHash,
    stake,
    win,
    rulesHash: game.rulesHash,
    outcome: JSON.stringify(outcome),
    streams: JSON.stringify(streams),
    free: request.free,
  }
  return { submission, outcome, win }
}

function refusal(written: PlayedBatchItem): PlayRefusal {
  switch (written.status) {
    case 'exists':
      return { error: 'exists', roundId: written.roundId }
    case 'round_open':
      return { error: 'round_open', roundId: written.roundId }
    case 'too_soon':
      return { error: 'too_soon', waitMs: Math.max(1, written.waitMs) }
    default:
      return betRefusal(written.status)
  }
}
