import type { bonusMine, casinoRounds, financeCheckBalance } from '@poyraz/contract'
import { type Kurus, kurus, ok, type Result } from '@poyraz/kernel'
import type { Funds, WonJackpot } from '../round/state.ts'
import type { Endpoint, Refused } from './endpoint.ts'

/** A row of the round history. `at` is ISO 8601. */
export type PastRound = {
  readonly roundId: string
  readonly at: string
  readonly stakeKurus: Kurus
  /** True if a free spin paid the stake. */
  readonly free: boolean
  /** True if the round bought free spins; the stake is their price. */
  readonly bought: boolean
  readonly winKurus: Kurus
  readonly nonce: number
  /** A jackpot that the round won, beside its win. */
  readonly jackpot?: WonJackpot
  /** True while the round waits for the player's next decision. */
  readonly isOpen: boolean
}

/** Calls about the player, which are the same for every game. */
export type PlayerApi = {
  rounds(limit: number): Promise<Result<readonly PastRound[], Refused>>
  /** Reads the balance of the player, in kuruş. */
  balance(): Promise<Result<Kurus, Refused>>
  /** Reads which money pays stakes in this game now; null if only cash can pay. */
  funds(): Promise<Result<Funds | null, Refused>>
}

export function createPlayerApi(endpoint: Endpoint, gameID: number): PlayerApi {
  return {
    async rounds(limit) {
      const reply = await endpoint<typeof casinoRounds>(
        { class: 'casino', method: 'rounds' },
        { gameID, limit },
      )
      return reply.ok ? ok(reply.value.map(readPastRound)) : reply
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

function readPastRound(wire: {
  roundID: string
  date: string
  stake: number
  free: number
  bought: number
  win: number
  nonce: number
  state: 'open' | 'closed'
  jackpot?: { readonly id: number; readonly amount: number } | undefined
}): PastRound {
  const { roundID, date, stake, free, bought, win, nonce, state, jackpot } = wire
  return {
    roundId: roundID,
    at: date,
    stakeKurus: kurus(stake),
    free: free === 1,
    bought: bought === 1,
    winKurus: kurus(win),
    nonce,
    ...(jackpot ? { jackpot: { id: jackpot.id, amountKurus: kurus(jackpot.amount) } } : {}),
    isOpen: state === 'open',
  }
}
