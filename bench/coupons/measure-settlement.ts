import { setTimeout as sleep } from 'node:timers/promises'
import { print, quantile, spread } from '../shared/figures.ts'
import { placeDuring } from './bets.ts'
import type { Parts } from './index.ts'
import type { Offered } from './offer.ts'

/** A slow machine measures fewer. */
const COUPONS = Number(process.env['BENCH_COUPONS'] ?? 200_000)
const ROUNDS = 5
/** Coupons of one round: together, and of the reference. The job of the server settles the others at the end. */
const TOGETHER = COUPONS / ROUNDS / 2
const EACH = Math.min(200, TOGETHER / 10)
/** Bets of other players meanwhile, independent of their replies. */
const BET_EVERY_MS = 200
const QUIET_MS = 5_000
const EVENTS = 10

type Times = { readonly ms: number }
type Job = {
  readonly markMs: number
  readonly settleMs: number
  readonly count: number
  readonly states: object
}

/** K1: singles of one market, settled as the job does, in turn with one call per coupon; and bets meanwhile. */
export async function measureSettlement({ ready, ask }: Parts): Promise<void> {
  const offer = (count: number) => ask<readonly Offered[]>({ ask: 'offer', count, outcomes: 3 })
  const [offered] = await offer(1)
  if (offered === undefined) return
  const bets = { ...ready, offered: await offer(EVENTS), everyMs: BET_EVERY_MS }
  const startedMs = performance.now()
  await ask({ ask: 'fill', offered, count: COUPONS })
  print(`${COUPONS} coupons placed in ${((performance.now() - startedMs) / 1_000).toFixed(0)} s`)
  const [each, together, quietMs]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    await ask({ ask: 'checkpoint' })
    const alone = await ask<Times>({ ask: 'settle_each', count: EACH })
    each.push((EACH / alone.ms) * 1_000)
    const all = await ask<Times>({ ask: 'settle', count: TOGETHER })
    together.push((TOGETHER / all.ms) * 1_000)
    print(
      `  round ${round + 1}: together ${together.at(-1)?.toFixed(0)} /s, each ${each.at(-1)?.toFixed(0)} /s`,
    )
    quietMs.push(...(await placeDuring(bets, () => sleep(QUIET_MS))).timesMs)
  }
  const ratio = together.map((speed, round) => speed / (each[round] ?? Number.NaN))
  print(`settled together ${spread(together, 0)} /s, one call per coupon ${spread(each, 0)} /s`)
  print(`K1 together ÷ one call per coupon: ${spread(ratio, 1)}  (goal ≥ 12)`)
  const { result, timesMs, failures } = await placeDuring(bets, () => ask<Job>({ ask: 'result' }))
  tell(result, { quietMs, busyMs: timesMs, failures })
}

type Bets = {
  readonly quietMs: readonly number[]
  readonly busyMs: readonly number[]
  readonly failures: number
}

function tell({ markMs, settleMs, count, states }: Job, { quietMs, busyMs, failures }: Bets): void {
  const [quiet, busy] = [quantile(quietMs, 0.99), quantile(busyMs, 0.99)]
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
  const speed = ((count / settleMs) * 1_000).toFixed(0)
  print(
    `   the job marks ${COUPONS} in ${seconds(markMs)}, settles ${count} in ${seconds(settleMs)}, ${speed} /s`,
  )
  print(
    `   p99 of ${quietMs.length} bets before ${quiet.toFixed(0)} ms, of ${busyMs.length} meanwhile ${busy.toFixed(0)} ms`,
  )
  print(`   meanwhile ÷ before: ${(busy / quiet).toFixed(2)}  (goal ≤ 2); failed ${failures}`)
  print(`   coupons afterwards: ${JSON.stringify(states)}`)
}
