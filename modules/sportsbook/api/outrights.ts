import { type Registry, sportsOutrights } from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import { findListed } from '../store/events.ts'
import { listOutrights } from '../store/outrights.ts'
import { presentOutright } from './present-outright.ts'

/** Registers the bets on whole seasons that visitors may read. */
export function addOutrights(registry: Registry, { database: { db } }: SportsCtx): void {
  registry.add(sportsOutrights, async ({ input: { leagueID = null, limit, offset }, lang }) => {
    const ids = await listOutrights(db, leagueID)
    const outrights = await findListed(db, ids.slice(offset, offset + limit))
    const items = outrights.map((event) => presentOutright(event, lang))
    return ok({ items, total: ids.length, limit, offset })
  })
}
