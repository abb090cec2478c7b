import { type SoloRound, soloDraws } from '@poyraz/fairness'
import { nodeHash } from '@poyraz/fairness/server'
import { type Clock, err, type Kurus, kurus, ok, type Result, uuidv7 } from '@poyraz/kernel'
import { type BetRefusal, betRefusal } from '@poyraz/wagering'
import { attempted } from '../attempted.ts'
import type { HouseGame } from '../house-game.ts'
import { feedsOf, type HashedPool, type PlayFeeds } from '../jackpots/feeds.ts'
import { type ClosingRound, factsOf } from '../receipts.ts'
import { houseAccount } from '../store/catalogue.ts'
import type { PlayedBatchItem, PlaySubmission, WonJackpot } from '../store/play-batch.ts'
import type { Stream } from '../store/rounds.ts'
import type { ActivePair, SeedPairs } from './seed-pairs.ts'

/**
 * Maximum number of draws per call. A draw is repeated only if another server or a rotation changed the pair
 * meanwhile; more repeats are a bug.
 */
const DRAWS_MAX = 4

export type PlayRequest = {
  readonly playerId: string
  /** Epoch of the session. A session with an older epoch than the gate's is refused. */
  readonly epoch: number
  readonly game: HouseGame
  readonly stake: Kurus
  /** The command that decides the round, for games that take one. */
  readonly command?: unknown
  /** One of the player's free spins pays the stake. */
  readonly free: boolean
  /** Idempotency key with its scope: unique per player over all kinds of writes. */
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
  readonly jackpot?: WonJackpot | null
}

export type PlayRefusal =
  | BetRefusal
  | { readonly error: 'unavailable' }
  | { readonly error: 'round_open'; readonly roundId: string }
  | { readonly error: 'too_soon'; readonly waitMs: number }
  /** The key was used before; the reply is the round of that call. */
  | { readonly error: 'exists'; readonly roundId: string }

export type PlayDeps = {
  readonly pairs: SeedPairs
  readonly clock: Clock
  /** Currency of the books, as receipts name it. */
  readonly currency: string
  /** Pools of jackpots that games feed. */
  readonly pools: readonly HashedPool[]
  submit(play: PlaySubmission): Promise<PlayedBatchItem>
  /** Called before the reply with a game whose rules threw. */
  onBroken(game: HouseGame, error: unknown): Promise<void>
}

/**
 * Plays one round: draws with the pair's next nonce, applies the rules, and writes nonce, money and record in
 * one transaction. Nothing drawn is shown before it is written. A refusal leaves the nonce, so a repeat draws
 * the same outcome. If the reply to a write was lost, the cached nonce may be one behind; the next round then
 * misses its pair and draws again. If the rules throw, nothing was taken and the game is closed, because the
 * same seed and nonce would fail again. Callers run a player's rounds one by one, and hide the duration of a
 * refusal (`on-tick.ts`).
 */
export async function playRound(deps: PlayDeps, request: PlayRequest): Promise<Result<Played, PlayRefusal>> {
  for (let attempt = 0; attempt < DRAWS_MAX; attempt++) {
    const pair = await deps.pairs.current(request.playerId)
    const nonce = pair.nonce + 1
    const decided = attempted(() => decide(deps, request, pair, nonce))
    if (!decided.ok) {
      await deps.onBroken(request.game, decided.error)
      return err({ error: 'game_disabled' })
    }
    const { submission, outcome, win } = decided.value
    const written = await deps.submit(submission)
    if (written.status === 'created') {
      pair.nonce = nonce
      const balance = kurus(written.balanceAfter)
      const { jackpot } = written
      return ok({ roundId: submission.roundId, win, balance, outcome, pair, nonce, jackpot })
    }
    if (written.status !== 'pair_missed') return err(refusal(written))
    deps.pairs.forget(request.playerId)
  }
  return err({ error: 'unavailable' })
}

const STREAM = 'main'

function decide(deps: PlayDeps, request: PlayRequest, pair: ActivePair, nonce: number) {
  const { game, stake, free } = request
  const { slug, rulesHash } = game
  const round: SoloRound = {
    serverSeed: pair.serverSeed,
    clientSeed: pair.clientSeed,
    gameId: slug,
    rulesHash,
    nonce,
    stream: STREAM,
  }
  const draws = soloDraws(round, nodeHash)
  const { outcome, win } = game.decide(draws, stake, request.command)
  const streams: Stream[] = [{ name: STREAM, words: draws.words, rejects: draws.rejects }]
  const jackpots = feedsOf(deps.pools, { slug, stake, free, pair, nonce })
  const id = uuidv7(deps.clock.nowMs())
  const closing = { id, slug, rulesHash, nonce, stake, free, win, outcome, streams, jackpots }
  return { submission: submissionOf(request, closing, pair, deps.currency), outcome, win }
}

function submissionOf(
  { playerId, epoch, game, key, inputHash }: PlayRequest,
  closing: ClosingRound & { readonly jackpots: PlayFeeds },
  pair: ActivePair,
  currency: string,
): PlaySubmission {
  const { id: roundId, nonce, stake, free, win, rulesHash, outcome, streams, jackpots } = closing
  return {
    playerId,
    epoch,
    pairId: pair.id,
    nonce,
    gameId: game.id,
    house: houseAccount(game.slug),
    roundId,
    key,
    inputHash,
    stake,
    win,
    rulesHash,
    outcome: JSON.stringify(outcome),
    streams: JSON.stringify(streams),
    facts: factsOf(closing, pair, currency),
    free,
    jackpots,
  }
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
