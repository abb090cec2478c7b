import { startChild } from '../http/children.ts'
import { median, print, spread } from '../shared/figures.ts'
import type { Parts } from './index.ts'
import type { Offered } from './offer.ts'
import type { Heard, WatchersQuestion } from './watchers.ts'

const SOCKETS = 5_000
const ROUNDS = 15
const WARM_UP = 3
/** Markets of the event beside its main one; each change sends all of them. */
const OTHERS = 10

type Sent = { readonly startedMs: number }

/** K2: from a message of the feed to 5,000 open pages, in turn with a bare loop over the same sockets. */
export async function measureBroadcast({ ready, ask }: Parts): Promise<void> {
  const [offered] = await ask<readonly Offered[]>({ ask: 'offer', count: 1, outcomes: 3, others: OTHERS })
  if (offered === undefined) return
  const watchers = startChild('../coupons/watchers.ts')
  const watch = <Answer = object>(question: WatchersQuestion) => watchers.ask<Answer>(question)
  try {
    await watch({ ask: 'open', url: ready.url, sockets: SOCKETS, eventID: offered.eventID })
    const p99 = async (send: () => Promise<Sent>) => {
      await watch({ ask: 'mark' })
      const { startedMs } = await send()
      return (await watch<Heard>({ ask: 'heard' })).p99Ms - startedMs
    }
    await p99(() => ask({ ask: 'capture', offered, others: OTHERS }))
    const raw = await ask<{ sockets: number; bytes: number }>({ ask: 'raw' })
    await watch({ ask: 'heard' })
    const product: number[] = []
    const bare: number[] = []
    for (let round = 0; round < ROUNDS + WARM_UP; round++) {
      const [ours, theirs] = [
        await p99(() => ask({ ask: 'broadcast', offered, others: OTHERS })),
        await p99(() => ask({ ask: 'raw' })),
      ]
      if (round < WARM_UP) continue
      product.push(ours)
      bare.push(theirs)
    }
    const ratio = product.map((ms, round) => ms / (bare[round] ?? Number.NaN))
    print(
      `broadcast of ${raw.bytes} bytes to ${raw.sockets} sockets, p99 of the sockets, ${ROUNDS} times in turn:`,
    )
    print(`  from the feed's message ${spread(product, 1)} ms, bare loop ${spread(bare, 1)} ms`)
    print(`K2 feed event ÷ bare loop: ${spread(ratio)}  (goal ≤ 1.3); of the medians`)
    print(`   ${(median(product) / median(bare)).toFixed(2)}`)
  } finally {
    watchers.end()
  }
}
