import { setTimeout as sleep } from 'node:timers/promises'
import {
  tradingSettle,
  tradingVoid,
  tradingVoidEvent,
  tradingWithdrawResult,
} from '@poyraz/contract/backoffice'
import { assert, SECOND_MS } from '@poyraz/kernel'
import { createStaffDesk } from '@poyraz/testkit/server'
import type { Context } from '../../context.ts'
import type { Random } from '../random.ts'
import { MAIN_MARKETS } from './settle-again.ts'
import type { Scheduled } from './week-feed.ts'
import { count, fault, type Match, type SportsWorld } from './world.ts'

const NAMES = ['ayla', 'baris'] as const
const NOTE = 'the result of the feed is wrong'
const POLL_MS = 200
const ATTEMPTS_MAX = 600
/** Shares of matches by what staff do with them after their end, of a hundred. */
const DECISIONS = [
  ['settle', 3],
  ['void', 2],
  ['withdraw', 2],
  ['void-event', 1],
] as const
type Decision = (typeof DECISIONS)[number][0]

export type Traders = Awaited<ReturnType<typeof openTraders>>

/** Two traders of the back office. */
export async function openTraders(context: Context, url: string) {
  const desk = createStaffDesk({ url, context })
  const [first, second] = [await desk.client(NAMES[0], ['trading']), await desk.client(NAMES[1], ['trading'])]
  return [first, second] as const
}

/** Corrects results by hand until the feed is over: every decision is proposed by one and made by another. */
export async function trade(
  world: SportsWorld,
  traders: Traders,
  scheduled: readonly Scheduled[],
  { random, isOver }: { readonly random: Random; isOver(): boolean },
): Promise<void> {
  const plans = new Map(scheduled.flatMap(({ match }) => planOf(match, random)))
  while (plans.size > 0) {
    for (const [match, decision] of plans) {
      if (match.state !== 'finished') continue
      plans.delete(match)
      await decide(world, traders, match, { decision, random })
    }
    if (isOver() && ![...plans.keys()].some(({ state }) => state === 'finished')) return
    await sleep(POLL_MS)
  }
}

function planOf(match: Match, random: Random): readonly (readonly [Match, Decision])[] {
  let dice = random.below(100)
  for (const [decision, share] of DECISIONS) {
    if (dice < share) return [[match, decision]]
    dice -= share
  }
  return []
}

type Decided = { readonly decision: Decision; readonly random: Random }

async function decide(world: SportsWorld, traders: Traders, match: Match, { decision, random }: Decided) {
  const { id: eventID, sport, staff } = match
  const market = MAIN_MARKETS[sport]
  const about = { eventID, market, note: NOTE }
  count(world, `staff: ${decision}`)
  switch (decision) {
    case 'settle': {
      const winner = random.pick(['1', '2'])
      const results = [{ outcome: winner, result: 'won' as const }]
      await byTwo(world, traders, (client) => client.call(tradingSettle, { ...about, results }))
      staff.set(market, winner)
      return
    }
    case 'void-event':
      await byTwo(world, traders, (client) =>
        client.call(tradingVoidEvent, { eventID, markets: 'all', note: NOTE }),
      )
      match.isVoid = true
      return
    default: {
      await byTwo(world, traders, (client) => client.call(tradingVoid, about))
      staff.set(market, null)
      if (decision === 'void') return
      await sleep(SECOND_MS)
      await byTwo(world, traders, (client) => client.call(tradingWithdrawResult, about))
      staff.delete(market)
    }
  }
}

type Reply = { readonly ok: true } | { readonly ok: false; readonly error: { readonly error: string } }
type Ask = (client: Traders[number]) => Promise<Reply>

async function byTwo(world: SportsWorld, [first, second]: Traders, ask: Ask): Promise<void> {
  const { reply: proposed } = await definite(() => ask(first))
  if (proposed.ok || proposed.error.error !== 'approval_required')
    fault(world, `a decision of one trader alone: ${JSON.stringify(proposed)}`)
  const { reply: made, isRepeated } = await definite(() => ask(second))
  // A decision whose answer was lost in a kill is a new proposal, or is so already.
  if (!made.ok && !isRepeated) fault(world, `a decision of two traders was refused: ${made.error.error}`)
}

/** Repeats a call that a killed server did not answer. */
async function definite(ask: () => Promise<Reply>) {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const reply = await ask().catch(() => null)
    if (reply !== null && (reply.ok || reply.error.error !== 'unavailable'))
      return { reply, isRepeated: attempt > 0 }
    await sleep(POLL_MS)
  }
  assert(false, 'a server answers traders within two minutes')
}
