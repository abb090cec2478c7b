import { type Kurus, kurus, MINUTE_MS, sqlTime } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import { stillWaiting, withoutLapsed } from '../limit-change.ts'
import { type Exclusion, listExclusions } from '../store/exclusions.ts'
import { findGate } from '../store/gates.ts'
import {
  listLimits,
  type OwnPlay,
  type PlayerLimit,
  readOwnPlay,
  readOwnPlayToday,
  readWindows,
} from '../store/limits.ts'
import { lapseClock } from './limits.ts'

const NOTHING: OwnPlay = { staked: 0n, won: 0n }

/** Returns the reply of `rg.limits`: limits, reality check, today's play and exclusion of the player. */
export async function readProtection(ctx: ComplianceCtx, playerId: string) {
  const { db } = ctx.database
  const atMs = ctx.clock.nowMs()
  const at = new Date(atMs)
  const [gate, limits, windows, exclusions] = await Promise.all([
    findGate(db, playerId, at),
    listLimits(db, playerId),
    readWindows(db, playerId, sqlTime(ctx.clock)),
    listExclusions(db, playerId, at),
  ])
  const lapse = lapseClock(ctx)
  const [excluded] = exclusions
  const returnAt = stillWaiting(excluded?.returnAt ?? null, lapse)
  const since = gate?.playingSince ?? null
  const [period, today] = await Promise.all([
    since ? readOwnPlay(db, playerId, since) : NOTHING,
    readOwnPlayToday(db, playerId, sqlTime(ctx.clock)),
  ])
  const minutes = Math.floor((gate?.playedMs ?? 0) / MINUTE_MS)
  const usedOf = ({ kind, period: span }: PlayerLimit): Kurus => {
    if (kind === 'session') return kurus(minutes)
    return kurus(windows.find((one) => one.kind === kind && one.period === span)?.amount ?? 0n)
  }
  return {
    limits: limits.map((limit) => presentLimit(withoutLapsed(limit, lapse), usedOf(limit), atMs)),
    realityCheck: {
      minutes: gate?.realityMinutes ?? ctx.jurisdiction.profile.realityMinutes,
      since: since?.toISOString() ?? null,
      due: gate?.realityDue ?? false,
      ...presentPlay(period),
    },
    today: { minutes, ...presentPlay(today) },
    exclusion: excluded ? presentExclusion({ ...excluded, returnAt }, atMs) : null,
  }
}

function presentLimit(limit: PlayerLimit, used: Kurus, atMs: number) {
  const { id, kind, period, nextValue, nextAt } = limit
  const value = nextValue === null ? null : kurus(nextValue)
  const pending = nextAt && { value, ...waiting(nextAt, atMs) }
  return { id, kind, period, value: kurus(limit.value), used, pending }
}

function presentExclusion({ id, kind, startsAt, endsAt, returnAt }: Exclusion, atMs: number) {
  return {
    id,
    kind,
    from: startsAt.toISOString(),
    until: endsAt?.toISOString() ?? null,
    pending: returnAt && waiting(returnAt, atMs),
  }
}

function waiting(from: Date, atMs: number) {
  return { applies: from.toISOString(), confirmable: from.getTime() <= atMs }
}

function presentPlay({ staked, won }: OwnPlay) {
  return { staked: kurus(staked), won: kurus(won), net: kurus(won - staked) }
}
