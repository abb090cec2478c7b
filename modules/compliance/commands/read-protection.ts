import { istanbulDay, istanbulDayStartMs, type Kurus, kurus, MINUTE_MS } from '@poyraz/kernel'
import { readSums } from '@poyraz/ledger'
import type { ComplianceCtx } from '../ctx.ts'
import { type Exclusion, listExclusions } from '../store/exclusions.ts'
import { findGate } from '../store/gates.ts'
import { listLimits, type PlayerLimit, readWindows } from '../store/limits.ts'

/** All that the player sees of the own protection, as `rg.limits` answers it. */
export async function readProtection(ctx: ComplianceCtx, playerId: string) {
  const { db } = ctx.database
  const atMs = ctx.clock.nowMs()
  const at = new Date(atMs)
  const [gate, limits, windows, exclusions] = await Promise.all([
    findGate(db, playerId, at),
    listLimits(db, playerId),
    readWindows(db, playerId, at),
    listExclusions(db, playerId, at),
  ])
  const since = gate?.playingSince ?? null
  const [period, today] = await Promise.all([
    played(ctx, playerId, since ?? at),
    played(ctx, playerId, new Date(istanbulDayStartMs(istanbulDay(atMs)))),
  ])
  const minutes = Math.floor((gate?.playedMs ?? 0) / MINUTE_MS)
  const usedOf = ({ kind, period: span }: PlayerLimit): Kurus => {
    if (kind === 'session') return kurus(minutes)
    return kurus(windows.find((one) => one.kind === kind && one.period === span)?.amount ?? 0n)
  }
  return {
    limits: limits.map((limit) => presentLimit(limit, usedOf(limit), atMs)),
    realityCheck: {
      minutes: gate?.realityMinutes ?? ctx.jurisdiction.profile.realityMinutes,
      since: since?.toISOString() ?? null,
      due: gate?.realityDue ?? false,
      ...period,
    },
    today: { minutes, ...today },
    exclusion: exclusions[0] ? presentExclusion(exclusions[0], atMs) : null,
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

async function played({ database }: ComplianceCtx, playerId: string, from: Date) {
  const sums = await readSums(database.db, playerId, from)
  const staked = sums.get('bet') ?? kurus(0)
  const won = sums.get('win') ?? kurus(0)
  return { staked, won, net: kurus(won - staked) }
}
