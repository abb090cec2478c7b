import { type Tx, transact } from '@poyraz/db'
import { ALIKE_MAX } from '@poyraz/identity'
import { istanbulDay } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import { endMatches, isKnown, type Suspicion, suspicionOf, withMatch } from '../matches.ts'
import {
  closedMatches,
  endComparison,
  lockComparison,
  lockMatches,
  nextComparison,
  openCasesWith,
  openPeopleCase,
  setMatches,
  standingsOf,
} from '../store/same-people.ts'

/** Players compared in one round; the others wait for the next. */
const ROUND_MAX = 500

/** Compares players who are new or changed with all others, one transaction for each. */
export async function compareWaiting(ctx: ComplianceCtx): Promise<void> {
  for (let count = 0; count < ROUND_MAX; count++) {
    const playerId = await transact(ctx.database.db, async (tx) => {
      const next = await nextComparison(tx)
      if (next !== undefined) await compare(tx, ctx, next)
      return next
    })
    if (playerId === undefined) return
  }
}

/** Compares a player at once, where he waits for it: before staff or a bonus go by the cases. */
export function compareNow(ctx: ComplianceCtx, playerId: string): Promise<void> {
  return transact(ctx.database.db, async (tx) => {
    if (await lockComparison(tx, playerId)) await compare(tx, ctx, playerId)
  })
}

/** Opens and follows the cases about this player and whoever looks like him. */
async function compare(tx: Tx, ctx: ComplianceCtx, playerId: string): Promise<void> {
  await lockMatches(tx)
  const alike = await ctx.people.alikeOf(tx, playerId)
  const others = alike.map((one) => one.playerId)
  // Beyond that not all are known.
  if (others.length < ALIKE_MAX) await endStale(tx, ctx, { playerId, others })
  const standings = await standingsOf(tx, [playerId, ...others])
  for (const other of alike) {
    const suspicion = suspicionOf(standings, playerId, other)
    if (suspicion) await keep(tx, ctx, suspicion)
  }
  await endComparison(tx, playerId)
}

/** Says in open cases which accounts are no longer alike; staff decide what that means. */
async function endStale(
  tx: Tx,
  { clock }: ComplianceCtx,
  { playerId, others }: { readonly playerId: string; readonly others: readonly string[] },
): Promise<void> {
  const today = istanbulDay(clock.nowMs())
  for (const { id, playerId: subject, matches } of await openCasesWith(tx, playerId)) {
    const otherOf = (matched: string) => (subject === playerId ? matched : subject)
    const isMine = (matched: string) => subject === playerId || matched === playerId
    const left = endMatches(
      matches,
      (match) => !isMine(match.playerId) || others.includes(otherOf(match.playerId)),
      today,
    )
    if (left !== matches) await setMatches(tx, { id, matches: left, isNew: false })
  }
}

/** Puts a match into the open case about its player, or opens one unless two people have closed it before. */
async function keep(
  tx: Tx,
  { clock }: ComplianceCtx,
  { playerId, pattern, match }: Suspicion,
): Promise<void> {
  const cases = await openCasesWith(tx, playerId)
  const open = cases.find((one) => one.playerId === playerId && one.pattern === pattern)
  if (open) {
    if (isKnown(open.matches, match)) return
    await setMatches(tx, { id: open.id, matches: withMatch(open.matches, match), isNew: true })
    return
  }
  if (isKnown(await closedMatches(tx, { playerId, pattern }), match)) return
  await openPeopleCase(tx, { playerId, pattern, matches: [match], at: new Date(clock.nowMs()) })
}
