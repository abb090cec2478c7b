import type { bonusMine, casinoPlay, casinoRound, casinoRounds, financeCheckBalance } from '@poyraz/contract'
import type { RoundProof } from '@poyraz/fairness/verify'
import { err, type Kurus, kurus, ok, type Result } from '@poyraz/kernel'
import type { StudioGame } from '../catalogue.ts'
import { readOutcome } from '../round/read-outcome.ts'
import type { Funds, Round } from '../round/state.ts'
import type { Endpoint, Refused, WireItem } from './endpoint.ts'

export type Played = { readonly round: Round; readonly demoToken: string | null }

/** A row of the round history. `at` is ISO 8601. */
export type PastRound = {
  readonly roundId: string
  readonly at: string
  readonly stakeKurus: Kurus
  /** True if a free spin paid the stake. */
  readonly free: boolean
  readonly winKurus: Kurus
  readonly nonce: number
}

export type CasinoApi = {
  /**
   * Plays one round. The refusal `outdated` means that the round was played and paid, but this page is too
   * old to show it.
   */
  play(bet: {
    readonly stakeKurus: Kurus
    /** True to pay with one of the player's free spins. */
    readonly free: boolean
    readonly key: string
    readonly demoToken: string | null
  }): Promise<Result<Played, Refused>>
  rounds(limit: number): Promise<Result<readonly PastRound[], Refused>>
  round(roundId: string): Promise<Result<Round, Refused>>
  /** Reads the balance of the player, in kuruş. */
  balance(): Promise<Result<Kurus, Refused>>
  /** Reads which money pays stakes in this game now; null if only cash can pay. */
  funds(): Promise<Result<Funds | null, Refused>>
}

export function createCasinoApi(endpoint: Endpoint, gameID: number, game: StudioGame): CasinoApi {
  return {
    async play({ stakeKurus, free, key, demoToken }) {
      const paid = { gameID, stake: Number(stakeKurus), key }
      const data = { ...paid, ...(free ? { free } : {}), ...(demoToken === null ? {} : { demoToken }) }
      const reply = await endpoint<typeof casinoPlay>({ class: 'casino', method: 'play' }, data)
      if (!reply.ok) return reply
      const round = readRound(game, { ...reply.value, balanceAfter: reply.value.balance })
      return round.ok ? ok({ round: round.value, demoToken: reply.value.demoToken ?? null }) : round
    },
    async rounds(limit) {
      const reply = await endpoint<typeof casinoRounds>(
        { class: 'casino', method: 'rounds' },
        { gameID, limit },
      )
      return reply.ok ? ok(reply.value.map(readPastRound)) : reply
    },
    async round(roundId) {
      const data = { roundID: roundId }
      const reply = await endpoint<typeof casinoRound>({ class: 'casino', method: 'round' }, data)
      return reply.ok ? readRound(game, reply.value) : reply
    },
    async balance() {
      const name = { class: 'finance', method: 'check_balance' } as const
      const reply = await endpoint<typeof financeCheckBalance>(name, {})
      return reply.ok ? ok(kurus(reply.value[0]?.balance ?? 0)) : reply
    },
    async funds() {
      const name = { class: 'bonus', method: 'mine' } as const
      const reply = await endpoint<typeof bonusMine>(name, { limit: BONUSES_READ })
      return reply.ok ? ok(fundsOf(reply.value, gameID)) : reply
    },
  }
}

/** Number of bonuses to read. At most one is active, but newer free bets may come before it. */
const BONUSES_READ = 10

type WireBonus = {
  readonly state: string
  readonly order: Funds['order']
  readonly spins: { readonly gameID: number; readonly stake: number; readonly left: number } | null
}

function fundsOf(bonuses: readonly WireBonus[], gameId: number): Funds | null {
  const active = bonuses.find(({ state }) => state === 'active')
  if (!active) return null
  const { order, spins } = active
  const isHere = spins !== null && spins.gameID === gameId && spins.left > 0
  return { order, free: isHere ? { left: spins.left, stakeKurus: kurus(spins.stake) } : null }
}

type WireRound = {
  readonly roundID: string
  readonly stake: number
  readonly win: number
  readonly balanceAfter: number
  readonly outcome: WireItem<typeof casinoPlay>['outcome']
  readonly fairness: WireItem<typeof casinoPlay>['fairness']
}

function readRound(game: StudioGame, wire: WireRound): Result<Round, Refused> {
  const outcome = readOutcome(game.rules, wire.outcome)
  if (!outcome.ok) return err({ error: outcome.error, message: '', data: null })
  return ok({
    roundId: wire.roundID,
    stakeKurus: kurus(wire.stake),
    winKurus: kurus(wire.win),
    balanceKurus: kurus(wire.balanceAfter),
    outcome: outcome.value,
    fairness: wire.fairness,
    proof: proofOf(game, wire),
  })
}

/**
 * Returns the proof of a round whose reply already reveals its seeds, in the form that `fairness.verify`
 * returns for other rounds; null without revealed seeds.
 */
function proofOf({ slug }: StudioGame, { fairness, outcome }: WireRound): RoundProof | null {
  const { serverSeed, rulesHash, streams, ...seeds } = fairness
  if (serverSeed === undefined || rulesHash === undefined || streams === undefined) return null
  return { gameID: slug, rulesHash, ...seeds, serverSeed, streams, outcome }
}

function readPastRound(wire: {
  roundID: string
  date: string
  stake: number
  free: number
  win: number
  nonce: number
}): PastRound {
  const { roundID, date, stake, free, win, nonce } = wire
  return {
    roundId: roundID,
    at: date,
    stakeKurus: kurus(stake),
    free: free === 1,
    winKurus: kurus(win),
    nonce,
  }
}
