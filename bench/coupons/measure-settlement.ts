import { setTimeout as sleep } from 'node:timers/promises'
import { print, quantile, spread } from '../shared/figures.ts'
import { placeDuring } from './bets.ts'
import type { Parts } from './index.ts'
import type { Offered } from './offer.ts'

/** A slow machine measures fewer. */
const COUPONS = Number(process.env['BENCH_COUPONS'] ?? 200_000)
const ROUNDS = 5
/** Coupons of one round of the reference. */
const SAMPLE = 500
/** Live bets, independent of their replies. */
const BET_EVERY_MS = 100
const QUIET_MS = 15_000
const LIVE_EVENTS = 10
const PRICES_PER_SECOND = 10

/**
 * K1: the singles of one market, settled by the job of the server in five parts, in turn with one call per
 * coupon; and live bets meanwhile.
 */
export async function measureSettlement({ ready, ask }: Parts): Promise<void> {
  const [offered] = await ask<readonly Offered[]>({ ask: 'offer', count: 1, outcomes: 3 })
  if (offered === undefined) return
  const offer = { ask: 'offer', count: LIVE_EVENTS, outcomes: 3, live: true } as const
  const live = await ask<readonly Offered[]>(offer)
  const filledMs = await timed(() => ask({ ask: 'fill', offered, count: COUPONS + ROUNDS * SAMPLE }))
  print(`${COUPONS} coupons placed in ${(filledMs / 1_000).toFixed(0)} s`)
  await ask({ ask: 'move', offered: live, perSecond: PRICES_PER_SECOND, live: true })
  const bets = { ...ready, offered: live, everyMs: BET_EVERY_MS }
  let failures = 0
  const p99 = (timesMs: readonly number[]) => quantile(timesMs, 0.99)
  const rounds = {
    each: [] as number[],
    together: [] as number[],
    quiet: [] as number[],
    busy: [] as number[],
  }
  for (let round = 0; round < ROUNDS; round++) {
    await ask({ ask: 'checkpoint' })
    const quiet = await placeDuring(bets, () => sleep(QUIET_MS))
    const count = COUPONS / ROUNDS
    const busy = await placeDuring(bets, () => ask<{ ms: number }>({ ask: 'settle', count }))
    const each = await placeDuring(bets, () => ask<{ ms: number }>({ ask: 'settle_each', count: SAMPLE }))
    rounds.each.push((SAMPLE / each.result.ms) * 1_000)
    rounds.together.push((count / busy.result.ms) * 1_000)
    rounds.quiet.push(p99(quiet.timesMs))
    rounds.busy.push(p99(busy.timesMs))
    failures += quiet.failures + busy.failures + each.failures
  }
  const marked = await placeDuring(bets, () => ask<{ markMs: number; states: object }>({ ask: 'result' }))
  await ask({ ask: 'quiet' })
  tell(rounds)
  const { markMs, states } = marked.result
  const seconds = (markMs / 1_000).toFixed(1)
  print(
    `   the result marks its coupons in ${seconds} s, p99 of live bets ${p99(marked.timesMs).toFixed(1)} ms`,
  )
  print(`   bets that failed: ${failures}`)
  print(`   coupons afterwards: ${JSON.stringify(states)}`)
}

type Rounds = Readonly<Record<'each' | 'together' | 'quiet' | 'busy', readonly number[]>>

function tell({ each, together, quiet, busy }: Rounds): void {
  const ratio = together.map((speed, round) => speed / (each[round] ?? Number.NaN))
  const slower = busy.map((ms, round) => ms / (quiet[round] ?? Number.NaN))
  print(`settled by the job ${spread(together, 0)} /s, one call per coupon ${spread(each, 0)} /s`)
  print(`K1 job ÷ one call per coupon: ${spread(ratio, 1)}  (goal ≥ 12)`)
  print(`   p99 of live bets ${spread(quiet, 1)} ms, meanwhile ${spread(busy, 1)} ms`)
  print(`   meanwhile ÷ before: ${spread(slower)}  (goal ≤ 2)`)
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now()
  await run()
  return performance.now() - startedMs
}
