import type { Registry, StaffCaller } from '@poyraz/contract'
import {
  casesClose,
  casesList,
  casesNote,
  casesReport,
  casesShow,
  staffRefusal,
} from '@poyraz/contract/backoffice'
import { err, ok } from '@poyraz/kernel'
import type { ComplianceStaff } from '../commands/staff.ts'
import type { ComplianceCtx } from '../ctx.ts'
import type { Case } from '../store/cases.ts'
import type { Match } from '../store/same-people.ts'

/** Adds the back-office handlers for cases. */
export function addStaffCases(registry: Registry, ctx: ComplianceCtx, staff: ComplianceStaff): void {
  addViews(registry, ctx, staff)
  registry.add(casesNote, async (call) => {
    const done = await staff.noteCase(actionOf(call))
    return done.ok ? done : err(staffRefusal(done.error))
  })
  registry.add(casesReport, async (call) => {
    const done = await staff.reportCase(actionOf(call))
    return done.ok ? done : err(staffRefusal(done.error))
  })
  registry.add(casesClose, async (call) => {
    const done = await staff.closeCase(actionOf(call))
    return done.ok ? ok({ state: done.value }) : err(staffRefusal(done.error))
  })
}

function addViews(registry: Registry, ctx: ComplianceCtx, staff: ComplianceStaff): void {
  registry.add(casesList, async ({ input: { limit, offset } }) => {
    const { cases, total } = await staff.openCases()
    const items = cases.slice(offset, offset + limit).map(async (one) => ({
      ...(await caseItem(ctx, one)),
      matches: one.matches.map((match) => ({ playerID: match.playerId, ...likenessOf(match) })),
    }))
    return ok({ items: await Promise.all(items), total, limit, offset })
  })
  registry.add(casesShow, async ({ input, caller }) => {
    const found = await staff.openCaseFile({ id: input.caseID, by: caller.name })
    if (!found.ok) return err(staffRefusal(found.error))
    const { facts, events } = found.value
    const matches = found.value.matches.map(async (match) => ({
      playerID: match.playerId,
      name: await ctx.people.introduce(match.playerId),
      ...likenessOf(match),
    }))
    return ok({
      ...(await caseItem(ctx, found.value)),
      facts: { ...facts },
      matches: await Promise.all(matches),
      events: events.map(({ at, actor, kind, note }) => ({ at: at.toISOString(), actor, kind, note })),
    })
  })
}

async function caseItem({ people }: ComplianceCtx, one: Case) {
  const { id, playerId: playerID, pattern, foundOn, state, reportedBy } = one
  const name = await people.introduce(playerID)
  return { id, playerID, name, pattern, foundOn, state, isReported: reportedBy !== null }
}

function likenessOf({ reasons, endedOn }: Match) {
  return { reasons: [...reasons], ...(endedOn === undefined ? {} : { endedOn }) }
}

function actionOf({
  input: { caseID: id, note },
  caller,
}: {
  readonly input: { readonly caseID: string; readonly note: string }
  readonly caller: StaffCaller
}) {
  return { id, note, by: caller.name }
}
