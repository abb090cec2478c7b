import {
  DOCUMENTS_MAX,
  type DocumentKind,
  type DocumentReason,
  kycSubmit,
  kycUpload,
  type Refusal,
} from '@poyraz/contract'
import { effect, onCommit, type Tx, transact, type Write } from '@poyraz/db'
import { DAY_MS, err, ok, type Result, staffActor, staffNameOf, uuidv7 } from '@poyraz/kernel'
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

/** Days in which a player can upload `DOCUMENTS_MAX`; refused ones count, so for ever would be a dead end. */
const DOCUMENTS_DAYS = 30
/** Documents required for verification. */
const NEEDED: readonly DocumentKind[] = ['id_front', 'id_back', 'selfie']

type Base = Omit<Write, 'procedure'>
type Stored = Pick<Document, 'id' | 'kind' | 'state'> & { readonly uploadedAt: string }
type UploadRefusal = Refusal<'state_conflict' | 'document_limit'>

/** Stores a document picture: scanned, re-encoded and encrypted. Replaces a draft of the same kind. */
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
    const at = new Date(ctx.clock.nowMs())
    const sinceMs = at.getTime() - DOCUMENTS_DAYS * DAY_MS
    const recent = known.filter(({ uploadedAt }) => uploadedAt.getTime() > sinceMs)
    if (!isReplaced && recent.length >= DOCUMENTS_MAX)
      return err({ error: 'document_limit', data: { most: DOCUMENTS_MAX } })
    if (await isSettled(tx, playerId)) return err({ error: 'state_conflict' })
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

/** True if documents cannot change: they wait for a decision or were accepted. */
async function isSettled(tx: Tx, playerId: string): Promise<boolean> {
  const state = (await findIdentity(tx, playerId))?.state
  return state === 'pending' || state === 'verified'
}

function refusedFile(error: string): Result<never, Refusal<never>> {
  return err({ error: 'invalid_input', fields: [{ field: 'file', error }] })
}

/** Returns the required kinds that have no document; refused documents do not count. */
export function missingDocuments(documents: readonly Document[]): readonly DocumentKind[] {
  const drafts = documents.filter(({ state }) => state !== 'refused')
  return NEEDED.filter((kind) => !drafts.some((one) => one.kind === kind))
}

/** Submits the drafts for a decision by staff. */
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
  /** Reason of the refusal; `null` accepts the documents. */
  readonly refusedFor: DocumentReason | null
  /** Internal note for the record. The player sees only the reason. */
  readonly note?: string
  /** Name of the staff member. */
  readonly by: string
}

export type VerdictRefusal = 'not_found' | 'not_viewed' | 'number_taken'

/**
 * Accepts or refuses submitted documents, then reviews the player. To accept, the staff member must have
 * viewed every picture since it was submitted (`not_viewed`). An identity number can be proven for one
 * account only (`number_taken`).
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
    // Lock order: rows of identity, then the gate. A password change locks in the same order.
    await ctx.people.lockNumber(tx, { playerId })
    await lockGate(tx, playerId)
    if ((await findIdentity(tx, playerId))?.state !== 'pending') return err('not_found')
    if (reason === null && !(await areAllViewed(tx, playerId, name))) return err('not_viewed')
    // The proof takes the number from accounts that did not prove it. It fails if another account has proven
    // it.
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

/** Records the view, then returns one picture as JPEG. */
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

/** A view of player data by a staff member, to be recorded. */
export type View = {
  readonly by: string
  /** `null` for a list of players and for a back-office call. */
  readonly playerId: string | null
  readonly kind: 'list_viewed' | 'payment_viewed' | 'receipt_viewed' | 'staff_call'
  readonly data: object
}

/** Records a view. Call it before the data is shown. */
export async function noteView({ database, clock }: ComplianceCtx, view: View): Promise<void> {
  const { by, ...what } = view
  const at = new Date(clock.nowMs())
  await transact(database.db, (tx) => noteEvent(tx, { ...what, actor: staffActor(by), at }))
}
