import type { casinoJackpots, casinoPlay, casinoRound } from '@poyraz/contract'
import type { RoundProof } from '@poyraz/fairness/verify'
import type { CoinSide } from '@poyraz/games'
import { err, type Kurus, kurus, ok, type Result } from '@poyraz/kernel'
import type { StudioGame } from '../catalogue.ts'
import { readDecision } from '../round/decision.ts'
import { readOutcome } from '../round/read-outcome.ts'
import type { AnyRound, Round } from '../round/state.ts'
import type { Endpoint, Refused, WireItem } from './endpoint.ts'
import { createPlayerApi, type PlayerApi } from './player.ts'

export type Played = { readonly round: Round; readonly demoToken: string | null }

/** A command of a game with decisions. */
export type Command = {
  readonly kind: string
  readonly option?: number
  readonly cover?: number
  readonly side?: CoinSide
}

export type CasinoApi = PlayerApi & {
  /**
   * Plays one round. The refusal `outdated` means that the round was played and paid, but this page is too
   * old to show it.
   */
  play(bet: {
    /** Whole stake of the round; of a bought one, the price. */
    readonly stakeKurus: Kurus
    /** True to pay with one of the player's free spins. */
    readonly free: boolean
    /** True to be asked about a win, in a game with a gamble. */
    readonly gamble: boolean
    /** True to buy the free spins instead of a spin. */
    readonly buy: boolean
    readonly key: string
    readonly demoToken: string | null
  }): Promise<Result<Played, Refused>>
  /** Sends the player's decision in an open round. */
  decide(sent: {
    readonly roundId: string
    readonly command: Command
    readonly step: number
    readonly key: string
    readonly demoToken: string | null
  }): Promise<Result<Played, Refused>>
  round(roundId: string): Promise<Result<Round, Refused>>
  /** Reads the amounts of the jackpots in kuruş, by their ids. */
  jackpots(): Promise<Result<ReadonlyMap<number, number>, Refused>>
}

export function createCasinoApi(endpoint: Endpoint, gameID: number, game: StudioGame): CasinoApi {
  const play = async (data: Parameters<typeof endpoint<typeof casinoPlay>>[1]) => {
    const reply = await endpoint<typeof casinoPlay>({ class: 'casino', method: 'play' }, data)
    if (!reply.ok) return reply
    const round = readRound(game, { ...reply.value, balanceAfter: reply.value.balance })
    return round.ok ? ok({ round: round.value, demoToken: reply.value.demoToken ?? null }) : round
  }
  const { rules } = game
  const first = (gamble: boolean, buy: boolean) => {
    if (rules.mapping !== 'reels-2') return {}
    if (buy) return { choice: { kind: 'buy' } }
    const asks = gamble && rules.choice.kind === 'gamble'
    return { choice: { kind: 'spin', ...(asks ? { gamble } : {}) } }
  }
  return {
    ...createPlayerApi(endpoint, gameID),
    play({ stakeKurus, free, gamble, buy, key, demoToken }) {
      const paid = { gameID, stake: Number(stakeKurus), key, ...first(gamble, buy) }
      return play({ ...paid, ...(free ? { free } : {}), ...(demoToken === null ? {} : { demoToken }) })
    },
    decide({ roundId, command: choice, step, key, demoToken }) {
      const next = { choice, step, key }
      return play(demoToken === null ? { ...next, roundID: roundId } : { ...next, demoToken })
    },
    async round(roundId) {
      const data = { roundID: roundId }
      const reply = await endpoint<typeof casinoRound>({ class: 'casino', method: 'round' }, data)
      return reply.ok ? readRound(game, reply.value) : reply
    },
    async jackpots() {
      const reply = await endpoint<typeof casinoJackpots>({ class: 'casino', method: 'jackpots' }, {})
      if (!reply.ok) return reply
      return ok(new Map(reply.value.pools.flatMap(({ pots }) => pots.map(({ id, amount }) => [id, amount]))))
    },
  }
}

/** A round as the server sends it, of any game. */
export type WireRound = {
  readonly roundID: string
  readonly stake: number
  readonly win: number
  readonly balanceAfter: number
  readonly state?: 'open' | 'closed'
  readonly jackpot?: { readonly id: number; readonly amount: number } | undefined
  readonly outcome: WireItem<typeof casinoPlay>['outcome']
  readonly fairness: WireItem<typeof casinoPlay>['fairness']
}

function readRound(game: StudioGame, wire: WireRound): Result<Round, Refused> {
  const outcome = readOutcome(game.rules, wire.outcome)
  if (!outcome.ok) return err({ error: outcome.error, message: '', data: null })
  const round = { ...readAnyRound(game.slug, wire), outcome: outcome.value }
  if (wire.state !== 'open') return ok(round)
  const decision = readDecision(game.rules, wire.outcome)
  if (decision === null) return err({ error: 'outdated', message: '', data: null })
  return ok({ ...round, isOpen: true, decision })
}

/** Reads what rounds of every game have. */
export function readAnyRound(slug: string, wire: WireRound): AnyRound {
  return {
    roundId: wire.roundID,
    stakeKurus: kurus(wire.stake),
    winKurus: kurus(wire.win),
    balanceKurus: kurus(wire.balanceAfter),
    ...(wire.jackpot ? { jackpot: { id: wire.jackpot.id, amountKurus: kurus(wire.jackpot.amount) } } : {}),
    fairness: wire.fairness,
    proof: proofOf(slug, wire),
  }
}

/**
 * Returns the proof of a round whose reply already reveals its seeds, in the form that `fairness.verify`
 * returns for other rounds; null without revealed seeds.
 */
function proofOf(slug: string, { fairness, outcome }: WireRound): RoundProof | null {
  const { serverSeed, rulesHash, streams, ...seeds } = fairness
  if (serverSeed === undefined || rulesHash === undefined || streams === undefined) return null
  return { gameID: slug, rulesHash, ...seeds, serverSeed, streams, outcome }
}
