import { startChild } from '../http/children.ts'
import { measure, type Round, ratios, report } from '../http/rounds.ts'
import { print, spread } from '../shared/figures.ts'
import { repeatedBet } from './bets.ts'
import type { Parts } from './index.ts'
import type { Offered } from './offer.ts'

const ROUNDS = 5
const ROUND_SECONDS = 5
const CONNECTIONS = 50
const MANY_OUTCOMES = 2_000

/** K4: coupons on one market of 2,000 outcomes, and on one event, compared with coupons on many events. */
export async function measureSkew({ ready, ask }: Parts): Promise<void> {
  const load = startChild('./load.ts')
  const server = { ask, end: () => undefined }
  const offer = (count: number, outcomes: number) =>
    ask<readonly Offered[]>({ ask: 'offer', count, outcomes })
  const uniform = await offer(CONNECTIONS, 3)
  const [wide] = await offer(1, MANY_OUTCOMES)
  const [hot] = await offer(1, 3)
  const kinds: Readonly<Record<string, (place: number) => Offered | undefined>> = {
    'many events': (place) => uniform[place],
    '2,000 outcomes': () => wide,
    'one event': () => hot,
  }
  const rounds = new Map(Object.keys(kinds).map((kind) => [kind, [] as Round[]]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [kind, of] of Object.entries(kinds)) {
      const requests = ready.bettors
        .slice(0, CONNECTIONS)
        .map((bettor, place) =>
          repeatedBet(bettor, of(place) as Offered, place * (MANY_OUTCOMES / CONNECTIONS) + (place % 3)),
        )
      await ask({ ask: 'checkpoint' })
      const order = { url: ready.routeUrl, connections: CONNECTIONS, requests, expected: '"result":true' }
      const measured = await measure({ ...order, seconds: round === 0 ? 2 : ROUND_SECONDS }, server, load)
      // The first round is a warm-up.
      if (round > 0) rounds.get(kind)?.push(measured)
    }
  }
  load.end()
  for (const [kind, of] of rounds) report(kind, of)
  const plain = rounds.get('many events') ?? []
  for (const kind of ['2,000 outcomes', 'one event']) {
    const { speed, work } = ratios(rounds.get(kind) ?? [], plain)
    print(`K4 ${kind} ÷ many events: ${spread(speed)}, 1 ÷ processor time ${spread(work)}  (goal ≥ 0.9)`)
  }
}
