import type { DocumentReason, Registry } from '@poyraz/contract'
import {
  closingsReopen,
  documentsApprove,
  documentsList,
  documentsRefuse,
  documentsRelease,
  documentsReleases,
  documentsShow,
  staffRefusal,
} from '@poyraz/contract/backoffice'
import { transact } from '@poyraz/db'
import { err, ok, staffActor } from '@poyraz/kernel'
import { reopenAccount } from '../commands/reopen-account.ts'
import type { ComplianceStaff } from '../commands/staff.ts'
import type { ComplianceCtx } from '../ctx.ts'

/** Adds the back-office handlers for documents, identity numbers and closed accounts. */
export function addStaffDocuments(registry: Registry, ctx: ComplianceCtx, staff: ComplianceStaff): void {
  addViews(registry, ctx, staff)
  const decide = async (
    { playerID: playerId, note }: { readonly playerID: string; readonly note: string },
    refusedFor: DocumentReason | null,
    by: string,
  ) => {
    const decided = await staff.decideDocuments({ playerId, refusedFor, note, by })
    return decided.ok ? decided : err(staffRefusal(decided.error))
  }
  registry.add(documentsApprove, ({ input, caller }) => decide(input, null, caller.name))
  registry.add(documentsRefuse, ({ input, caller }) => decide(input, input.reason, caller.name))
  registry.add(documentsRelease, async ({ input, caller }) => {
    const released = await staff.releaseNumber({ ...input, by: caller.name })
    if (!released.ok) return err(staffRefusal(released.error))
    const { state, playerIds } = released.value
    return ok({ state, accounts: await Promise.all(playerIds.map((id) => holderItem(ctx, id))) })
  })
  registry.add(closingsReopen, async ({ input: { playerID: playerId, note: reason }, caller }) => {
    const reopening = { playerId, actor: staffActor(caller.name), reason }
    const isDone = await transact(ctx.database.db, (tx) => reopenAccount(ctx, tx, reopening))
    return isDone ? ok(null) : err({ error: 'not_found' })
  })
}

/** Returns name and birth date of an account that claims a number, to compare with the person who owns it. */
async function holderItem({ people }: ComplianceCtx, playerID: string) {
  const [name, { birthDate }] = await Promise.all([people.introduce(playerID), people.personOf(playerID)])
  return { playerID, name, birthDate }
}

function addViews(registry: Registry, { people }: ComplianceCtx, staff: ComplianceStaff): void {
  registry.add(documentsList, async ({ input: { limit, offset } }) => {
    const { documents, total } = await staff.waitingDocuments()
    const players = [...Map.groupBy(documents, ({ playerId }) => playerId)]
    const items = players.slice(offset, offset + limit).map(async ([playerID, pictures]) => ({
      playerID,
      name: await people.introduce(playerID),
      submittedAt: pictures[0]?.submittedAt.toISOString() ?? '',
      pictures: pictures.map(({ id, kind }) => ({ id, kind })),
    }))
    return ok({ items: await Promise.all(items), total, limit, offset })
  })
  registry.add(documentsReleases, async () => {
    const proposed = await staff.proposedReleases()
    const items = proposed.map(async ({ playerId, by, reason, at }) => ({
      playerID: playerId,
      name: await people.introduce(playerId),
      by,
      reason,
      at: at.toISOString(),
    }))
    return ok(await Promise.all(items))
  })
  registry.add(documentsShow, async ({ input, caller }) => {
    const picture = await staff.viewDocument({ id: input.documentID, by: caller.name })
    if (!picture.ok) return err(staffRefusal(picture.error))
    return ok({ contentType: 'image/jpeg', base64: Buffer.from(picture.value).toString('base64') })
  })
}
