import { type Tx, transact } from '@poyraz/db'
import { err, isStaffName, ok, type Result, staffActor, staffNameOf } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import { noteEvent } from '../store/events.ts'
import { anyExcluded } from '../store/exclusions.ts'
import { lockGate } from '../store/gates.ts'
import {
  deleteReleases,
  findReleases,
  insertRelease,
  type ProposedRelease,
} from '../store/number-releases.ts'

export type NumberRelease = {
  readonly identityNumber: string
  /** ISO 3166-1 alpha-2: the country of the document. */
  readonly country: string
  /** Which documents staff saw, and why the number does not belong to the account. */
  readonly note: string
  readonly by: string
}
export type ReleaseRefusal = 'staff_name' | 'note_required' | 'not_found' | 'number_taken' | 'same_person'
/** `proposed`: a second staff member must agree before the number is released. */
export type Release = { readonly state: 'proposed' | 'released'; readonly playerIds: readonly string[] }

const NOTE_LENGTH_MIN = 3

/**
 * Releases an identity number from every account that claimed it without proof, so that its owner, who showed
 * documents, can use it. If such an account is kept from playing, two staff members must agree, because the
 * number may be what keeps that player out, and the first must still have the right when the second agrees.
 * The account does not change otherwise; its player is still
 * recognized by name, address, contacts and devices.
 */
export async function releaseNumber(
  ctx: ComplianceCtx,
  release: NumberRelease,
): Promise<Result<Release, ReleaseRefusal>> {
  if (!isStaffName(release.by)) return err('staff_name')
  if (release.note.trim().length < NOTE_LENGTH_MIN) return err('note_required')
  return transact(ctx.database.db, async (tx): Promise<Result<Release, ReleaseRefusal>> => {
    const claims = await ctx.people.lockNumber(tx, release)
    if (claims.length === 0) return err('not_found')
    if (claims.some(({ isProven }) => isProven)) return err('number_taken')
    const playerIds = claims.map(({ playerId }) => playerId)
    for (const playerId of playerIds) await lockGate(tx, playerId)
    return decide(tx, ctx, release, playerIds)
  })
}

/**
 * Releases the number if no account is kept from playing, or if another staff member proposed it for all that
 * are.
 */
async function decide(
  tx: Tx,
  ctx: ComplianceCtx,
  release: NumberRelease,
  playerIds: readonly string[],
): Promise<Result<Release, ReleaseRefusal>> {
  const at = new Date(ctx.clock.nowMs())
  const keptOut: string[] = []
  for (const playerId of playerIds) if (await anyExcluded(tx, [playerId], at)) keptOut.push(playerId)
  const proposals = await standingReleases(tx, ctx, playerIds)
  if (keptOut.some((playerId) => !proposals.some((one) => one.playerId === playerId))) {
    await propose(tx, release, keptOut, at)
    return ok({ state: 'proposed', playerIds: keptOut })
  }
  const by = staffNameOf(release.by)
  if (proposals.some((one) => keptOut.includes(one.playerId) && one.by === by)) return err('same_person')
  await ctx.people.disownNumber(tx, playerIds)
  await deleteReleases(tx, playerIds)
  for (const playerId of playerIds) {
    const proposal = proposals.find((one) => one.playerId === playerId)
    await noteReleased(tx, { playerId, release, proposal, at })
  }
  return ok({ state: 'released', playerIds })
}

/** Returns the proposals of staff who have not lost the right since. */
async function standingReleases(
  tx: Tx,
  ctx: ComplianceCtx,
  playerIds: readonly string[],
): Promise<readonly ProposedRelease[]> {
  const standing: ProposedRelease[] = []
  for (const proposal of await findReleases(tx, playerIds))
    if (!(await ctx.hasLost(tx, proposal.by, 'identity.release'))) standing.push(proposal)
  return standing
}

/** Replaces earlier proposals, so that one other staff member can agree to all of them. */
async function propose(
  tx: Tx,
  { by, note }: NumberRelease,
  playerIds: readonly string[],
  at: Date,
): Promise<void> {
  await deleteReleases(tx, playerIds)
  for (const playerId of playerIds) {
    await insertRelease(tx, { playerId, by: staffNameOf(by), reason: note, at })
    const kind = 'number_release_proposed'
    await noteEvent(tx, { playerId, actor: staffActor(by), kind, data: { note }, at })
  }
}

async function noteReleased(
  tx: Tx,
  {
    playerId,
    release: { by, note },
    proposal,
    at,
  }: { playerId: string; release: NumberRelease; proposal: ProposedRelease | undefined; at: Date },
): Promise<void> {
  const proposed = proposal ? { proposedBy: proposal.by, proposedReason: proposal.reason } : {}
  const data = { note, ...proposed }
  await noteEvent(tx, { playerId, actor: staffActor(by), kind: 'number_released', data, at })
}
