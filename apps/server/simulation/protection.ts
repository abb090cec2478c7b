import {
  type LimitKind,
  type LimitPeriod,
  rgAcknowledge,
  rgSelfExclude,
  rgSetLimit,
  rgTimeOut,
} from '@poyraz/contract'
import { ask } from './ask.ts'
import { endBonus } from './book.ts'
import { fault, type Player, type World } from './world.ts'

const DAY_HOURS = 24
const MONTHS = 6

type Limit = {
  readonly kind: LimitKind
  readonly period: LimitPeriod | null
  readonly values: readonly [number, ...number[]]
}
const LIMITS: readonly [Limit, ...Limit[]] = [
  { kind: 'stake', period: null, values: [1000, 2000] },
  { kind: 'deposit', period: 'day', values: [50_000, 150_000, 300_000] },
  { kind: 'loss', period: 'day', values: [20_000, 80_000] },
  { kind: 'loss', period: 'week', values: [300_000] },
]

export async function acknowledge(world: World, player: Player): Promise<void> {
  const reply = await ask(world, player, rgAcknowledge, {})
  player.next = 'anything'
  if (!reply.ok) fault(world, `a reality check of ${player.id} could not be acknowledged`)
}

export async function setLimit(world: World, player: Player): Promise<void> {
  const { kind, period, values } = player.random.pick(LIMITS)
  const value = player.random.pick(values)
  const reply = await ask(world, player, rgSetLimit, { kind, value, ...(period ? { period } : {}) })
  // A looser limit needs a day and a confirmation, which no player gives.
  if (!reply.ok || reply.value.applies !== 'now') return
  if (kind === 'stake') player.stakeMax = value
  if (kind === 'deposit') player.depositDayMax = BigInt(value)
}

export async function timeOut(world: World, player: Player): Promise<void> {
  exclude(player, await ask(world, player, rgTimeOut, { hours: DAY_HOURS * (1 + player.random.below(3)) }))
}

export async function selfExclude(world: World, player: Player): Promise<void> {
  const reply = await ask(world, player, rgSelfExclude, { months: MONTHS })
  exclude(player, reply)
  // A self-exclusion ends the bonus; cash stays.
  if (reply.ok) endBonus(player.book)
}

function exclude(player: Player, reply: { ok: boolean; value?: { until: string } }): void {
  const untilMs = Date.parse(reply.value?.until ?? '')
  if (reply.ok && untilMs > player.excludedUntilMs) player.excludedUntilMs = untilMs
}
