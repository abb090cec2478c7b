import {
  DOCUMENTS_MAX,
  type DocumentKind,
  type DocumentReason,
  kycSubmit,
  kycUpload,
  type Refusal,
} from '@poyraz/contract'
import { effect, onCommit, type Tx, transact, type Write } from '@poyraz/db'
import { err, ok, type Result, staffActor, staffNameOf, uuidv7 } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import { checkPicture } from '../kyc/keep-picture.ts'
import {
  areAllViewed,
  type Document,
  deleteDrafts,
  findDocument,
  insertDocument,
  listDocuments,
  moveDocuments,
} from '../store/documents.ts'
import { noteEvent } from '../store/events.ts'
import { lockGate } from '../store/gates.ts'
import { findIdentity, setDecided, setSubmitted } from '../store/identities.ts'
import { review } from './review.ts'

/** Without these nobody can tell who somebody is. */
const NEEDED: readonly DocumentKind[] = ['id_front', 'id_back', 'selfie']

type Base = Omit<Write, 'procedure'>
type Stored = Pick<Document, 'id' | 'kind' | 'state'> & { readonly uploadedAt: string }
type UploadRefusal = Refusal<'state_conflict' | 'document_limit'>

/** Takes a picture of a document: scanned, drawn anew, sealed. A draft of the same kind gives way to it. */
export async function uploadDocument(
  ctx: ComplianceCtx,
  write: Base & { readonly kind: DocumentKind; readonly upload: string | undefined },
): Promise<Result<Stored, UploadRefusal | Refusal<'idempotency_conflict'>>> {
  const { playerId, kind, upload } = write
  const picture = await checkPicture(ctx, upload)
  if (!picture.ok) return refusedFile(picture.error)
  return effect<Stored, UploadRefusal>(ctx.database.db, { ...write, procedure: kycUpload }, async (tx) => {
    await lockGate(tx, playerId)
    const known = await listDocuments(tx, playerId)
    const isReplaced = known.some((one) => one.kind === kind && one.state === 'draft')
    if (!isReplaced && known.length >= DOCUMENTS_MAX) return err({ error: 'document_limit' })
    if (await isSettled(tx, playerId)) return err({ error: 'state_conflict' })
    const at = new Date(ctx.clock.nowMs())
    const { file, bytes, put } = picture.value
    const old = await deleteDrafts(tx, playerId, kind)
    const id = uuidv7(at.getTime())
    await insertDocument(tx, { id, playerId, kind, state: 'draft', file, bytes, uploadedAt: at })
    await put()
    onCommit(tx, () => {
      for (const name of old) void ctx.vault.drop(name).catch(ctx.onError)
    })
    return ok({ id, kind, state: 'draft', uploadedAt: at.toISOString() })
  })
}

/** While staff look, and once they have accepted, nothing changes under their eyes. */
async function isSettled(tx: Tx, playerId: string): Promise<boolean> {
  const state = (await findIdentity(tx, playerId))?.state
  return state === 'pending' || state === 'verified'
}

function refusedFile(error: string): Result<never, Refusal<never>> {
  return err({ error: 'invalid_input', fields: [{ field: 'file', error }] })
}

/** Which of the needed documents are not there yet. */
export function missingDocuments(documents: readonly Document[]): readonly DocumentKind[] {
  const drafts = documents.filter(({ state }) => state !== 'refused')
  return NEEDED.filter((kind) => !drafts.some((one) => one.kind === kind))
}

/** Hands the drafts to staff. */
export function submitDocuments(ctx: ComplianceCtx, write: Base) {
  const { playerId } = write
  return effect<null, Refusal<'state_conflict'>>(
    ctx.database.db,
    { ...write, procedure: kycSubmit },
    async (tx) => {
      await lockGate(tx, playerId)
      if (await isSettled(tx, playerId)) return err({ error: 'state_conflict' })
      const missing = missingDocuments(await listDocuments(tx, playerId))
      if (missing.length > 0) {
        return err({
          error: 'invalid_input',
          fields: missing.map((field) => ({ field, error: 'required' })),
        })
      }
      const at = new Date(ctx.clock.nowMs())
      await moveDocuments(tx, playerId, { from: 'draft', to: 'submitted' })
      await setSubmitted(tx, playerId, at)
      await noteEvent(tx, { playerId, actor: 'player', kind: 'documents_submitted', data: {}, at })
      return ok(null)
    },
  )
}

export type DocumentsVerdict = {
  readonly playerId: string
  /** `null` accepts them. */
  readonly refusedFor: DocumentReason | null
  /** For the record alone; the player reads the reason. */
  readonly note?: string
  /** The member of staff. */
  readonly by: string
}

export type VerdictRefusal = 'not_found' | 'not_viewed' | 'number_taken'

/**
 * What staff say of submitted documents; the licence gate is asked again. Who accepts them has looked at each
 * since it was handed in (`not_viewed`): what is accepted is what was seen. An identity number is accepted for
 * one account (`number_taken`).
 */
export async function decideDocuments(
  ctx: ComplianceCtx,
  verdict: DocumentsVerdict,
): Promise<Result<null, VerdictRefusal>> {
  const { playerId, refusedFor: reason, note, by } = verdict
  const at = new Date(ctx.clock.nowMs())
  const state = reason === null ? 'verified' : 'refused'
  const name = staffNameOf(by)
  const decided = await transact(ctx.database.db, async (tx): Promise<Result<null, VerdictRefusal>> => {
    // Rows of identity first: a change of password locks in the same order.
    await ctx.people.lockNumber(tx, { playerId })
    await lockGate(tx, playerId)
    if ((await findIdentity(tx, playerId))?.state !== 'pending') return err('not_found')
    if (reason === null && !(await areAllViewed(tx, playerId, name))) return err('not_viewed')
    // The proof wins over every unproven claim of the number; another proof came first otherwise.
    if (reason === null && !(await ctx.people.proveNumber(tx, playerId))) return err('number_taken')
    await setDecided(tx, { playerId, state, reason, by: name, at })
    await moveDocuments(tx, playerId, { from: 'submitted', to: reason === null ? 'accepted' : 'refused' })
    const actor = staffActor(by)
    await noteEvent(tx, { playerId, actor, kind: `documents_${state}`, data: { reason, note }, at })
    return ok(null)
  })
  if (decided.ok) await review(ctx, playerId)
  return decided
}

/** One picture for a member of staff, as JPEG; that it was looked at is kept. */
export async function viewDocument(
  ctx: ComplianceCtx,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<Result<Uint8Array, 'not_found'>> {
  const document = await findDocument(ctx.database.db, id)
  if (!document) return err('not_found')
  const { playerId, file } = document
  const at = new Date(ctx.clock.nowMs())
  await transact(ctx.database.db, (tx) =>
    noteEvent(tx, { playerId, actor: staffActor(by), kind: 'document_viewed', data: { id }, at }),
  )
  return ok(await ctx.vault.get(file))
}

/** Something of a player's, or a list of many players', that a member of staff is about to be shown. */
export type View = {
  readonly by: string
  /** `null` of a list, and of a call of the back office. */
  readonly playerId: string | null
  readonly kind: 'list_viewed' | 'payment_viewed' | 'receipt_viewed' | 'staff_call'
  readonly data: object
}

/** Keeps that it was looked at; to be called before it is shown. */
export async function noteView({ database, clock }: ComplianceCtx, view: View): Promise<void> {
  const { by, ...what } = view
  const at = new Date(clock.nowMs())
  await transact(database.db, (tx) => noteEvent(tx, { ...what, actor: staffActor(by), at }))
}
