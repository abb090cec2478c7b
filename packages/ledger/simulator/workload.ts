import type { Intent } from '../auditor/history.ts'
import type { Operation, PlainLeg } from '../book.ts'
import { hashOf } from '../testing/engine.ts'
import type { Random } from './random.ts'

export type Work = { readonly operation: Operation; readonly intent: Intent }

export type Workload = {
  /** Returns the next operation. Keys begin with `name`, so that two workloads never share one. */
  next(nowMs: number): Work
}

export const HOUSES = ['house:bank', 'house:game', 'house:payout'] as const

const DEPOSIT_MAX = 5_000
const STAKE_MAX = 900
const HOLD_MS_MAX = 2_000
const RECENT_MAX = 12

type Player = {
  readonly owner: string
  readonly posted: string[]
  readonly held: string[]
  readonly past: Work[]
}

/** Players who deposit, bet, hold, reverse, and repeat keys with the same or with another input. */
export function createWorkload(
  name: string,
  random: Random,
  owners: readonly [string, ...string[]],
): Workload {
  const players = owners.map((owner): Player => ({ owner, posted: [], held: [], past: [] }))
  let id = 0
  return {
    next(nowMs) {
      const player = players[random.below(players.length)] as Player
      id += 1
      const repeated = random.chance(0.08) ? player.past[random.below(player.past.length)] : undefined
      if (repeated) return again(repeated, id, random)
      const work = named(draft(player, `${name}.${id}`, random, nowMs), id)
      remember(player, work)
      return work
    },
  }
}

/** Repeats a request; in one of five cases with another input under the same key. */
function again({ operation, intent }: Work, id: number, random: Random): Work {
  if (random.chance(0.8)) return { operation, intent: { ...intent, id } }
  const inputHash = hashOf([operation.inputHash, 'another'])
  return { operation: { ...operation, inputHash }, intent: { ...intent, id, inputHash } }
}

function remember(player: Player, work: Work): void {
  const { kind, key } = work.operation
  if (kind === 'post') keep(player.posted, key)
  if (kind === 'hold') keep(player.held, key)
  keep(player.past, work)
}

function keep<T>(list: T[], item: T): void {
  list.push(item)
  if (list.length > RECENT_MAX) list.shift()
}

type Draft = Operation extends infer O ? (O extends Operation ? Omit<O, 'inputHash'> : never) : never

function draft({ owner, posted, held }: Player, key: string, random: Random, nowMs: number): Draft {
  const own = { owner, key }
  const choice = random.below(100)
  const hold = held[random.below(held.length)] ?? key
  if (choice < 20) return post(own, [leg('house:bank', 'cash', 1 + random.below(DEPOSIT_MAX))])
  if (choice < 60) return post(own, round(random))
  if (choice < 65) return post(own, [leg('cash', 'bonus', 1 + random.below(STAKE_MAX))])
  if (choice < 80) {
    const expiresAtMs = random.chance(0.5) ? nowMs + random.below(HOLD_MS_MAX) : null
    const amount = BigInt(1 + random.below(STAKE_MAX))
    return {
      ...own,
      kind: 'hold',
      currency: 'TRY_PLAY',
      source: random.pick(['cash', 'bonus']),
      amount,
      expiresAtMs,
    }
  }
  if (choice < 88) {
    return {
      ...own,
      kind: 'post_hold',
      hold,
      legs: [leg('held', 'house:payout', 1 + random.below(STAKE_MAX))],
    }
  }
  if (choice < 94) return { ...own, kind: random.pick(['release', 'expire']), hold, legs: [] }
  return { ...own, kind: 'reverse', target: posted[random.below(posted.length)] ?? key }
}

type Own = { readonly owner: string; readonly key: string }

function post(own: Own, legs: readonly PlainLeg[]): Draft {
  return { ...own, kind: 'post', currency: 'TRY_PLAY', legs }
}

function round(random: Random): PlainLeg[] {
  const stake = leg('cash', 'house:game', 1 + random.below(STAKE_MAX))
  return random.chance(0.3) ? [stake, leg('house:game', 'cash', 1 + random.below(4 * STAKE_MAX))] : [stake]
}

function leg(debit: string, credit: string, amount: number): PlainLeg {
  return { reason: 'sim', debit, credit, amount: BigInt(amount) }
}

function named(unsigned: Draft, id: number): Work {
  const operation = { ...unsigned, inputHash: hashOf(unsigned) } as Operation
  const { kind, owner, key, inputHash } = operation
  return {
    operation,
    intent: { id, kind, owner, key, inputHash, legs: intendedLegs(operation), link: linkOf(operation) },
  }
}

function intendedLegs(operation: Operation): Intent['legs'] {
  if (operation.kind === 'reverse') return []
  if (operation.kind === 'hold') {
    return [{ debit: operation.source, credit: 'held', amount: String(operation.amount) }]
  }
  return operation.legs.map(({ debit, credit, amount }) => ({ debit, credit, amount: String(amount) }))
}

function linkOf(operation: Operation): string | null {
  if (operation.kind === 'reverse') return operation.target
  return 'hold' in operation ? operation.hold : null
}
