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

/** Maximum number of players compared per run. */
const ROUND_MAX = 500

/** Compares the players who wait in `comparison` with all others, in one transaction per player. */
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

/** Compares a waiting player at once, before staff or a bonus rely on the player's cases. */
export function compareNow(ctx: ComplianceCtx, playerId: string): Promise<void> {
  return transact(ctx.database.db, async (tx) => {
    if (await lockComparison(tx, playerId)) await compare(tx, ctx, playerId)
  })
}

/** Opens and updates the cases between this player and similar accounts. */
async function compare(tx: Tx, ctx: ComplianceCtx, playerId: string): Promise<void> {
  await lockMatches(tx)
  const alike = await ctx.people.alikeOf(tx, playerId)
  const others = alike.map((one) => one.playerId)
  // At the maximum the list may be cut off, so a missing account does not prove that a match ended.
  if (others.length < ALIKE_MAX) await endStale(tx, ctx, { playerId, others })
  const standings = await standingsOf(tx, [playerId, ...others])
  for (const other of alike) {
    const suspicion = suspicionOf(standings, playerId, other)
    if (suspicion) await keep(tx, ctx, suspicion)
  }
  await endComparison(tx, playerId)
}

/**
 * Marks matches of open cases as ended when the accounts are no longer similar. The case stays open for
 * staff.
 */
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

/** Adds a match to the player's open case, or opens a case, unless a closed case already has this match. */
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
