import { type Db, type Tx, transact } from '@poyraz/db'
import { err, ok, type Result } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import { agreeToClose, listCases, proposeClosing } from '../store/cases.ts'
import { deleteClosure, putClosure } from '../store/closures.ts'
import { noteEvent } from '../store/events.ts'
import { listWaiting } from '../store/identities.ts'
import { type DocumentsVerdict, decideDocuments, viewDocument } from './documents.ts'

/** The member of staff who acts, for the record. */
type By = { readonly by: string }
const REASON_LENGTH_MIN = 3

/** What staff do about protection; the back office calls it, and decides who may. */
export type ComplianceStaff = {
  /** Whose documents wait, the longest first. */
  waitingDocuments(): ReturnType<typeof listWaiting>
  viewDocument(document: { readonly id: string } & By): Promise<Uint8Array | null>
  /** False where none were submitted. */
  decideDocuments(verdict: DocumentsVerdict): Promise<boolean>
  openCases(): ReturnType<typeof listCases>
  proposeClosingCase(
    proposal: { readonly id: string; readonly reason: string } & By,
  ): Promise<Result<null, 'reason' | 'state_conflict'>>
  /** The second person: whoever proposed it is refused. */
  agreeToCloseCase(consent: { readonly id: string } & By): Promise<Result<null, 'state_conflict'>>
  /** No more bets on `all`, a product, or `game:<id>`, from this commit on; open rounds end. */
  closeForBets(
    closure: { readonly scope: string; readonly reason: string } & By,
  ): Promise<Result<null, 'reason'>>
  openForBets(opening: { readonly scope: string } & By): Promise<boolean>
}

export function createStaff(ctx: ComplianceCtx): ComplianceStaff {
  const { db } = ctx.database
  const noted = noting(ctx, db)
  return {
    waitingDocuments: () => listWaiting(db),
    viewDocument: (document) => viewDocument(ctx, document),
    decideDocuments: (verdict) => decideDocuments(ctx, verdict),
    openCases: () => listCases(db),
    async proposeClosingCase(proposal) {
      if (!isReason(proposal.reason)) return err('reason')
      const done = await noted(proposal.by, 'case_proposed', proposal, (tx) => proposeClosing(tx, proposal))
      return done ? ok(null) : err('state_conflict')
    },
    async agreeToCloseCase({ id, by }) {
      const at = new Date(ctx.clock.nowMs())
      const done = await noted(by, 'case_closed', { id }, (tx) => agreeToClose(tx, { id, by, at }))
      return done ? ok(null) : err('state_conflict')
    },
    async closeForBets({ scope, reason, by }) {
      if (!isReason(reason)) return err('reason')
      const at = new Date(ctx.clock.nowMs())
      await noted(by, 'closed_for_bets', { scope, reason }, async (tx) => {
        await putClosure(tx, { scope, reason, by, at })
        return true
      })
      return ok(null)
    },
    openForBets: ({ scope, by }) => noted(by, 'opened_for_bets', { scope }, (tx) => deleteClosure(tx, scope)),
  }
}

/** Does something and keeps that it was done, where it was. */
function noting({ clock }: ComplianceCtx, db: Db) {
  return (actor: string, kind: string, data: object, act: (tx: Tx) => Promise<boolean>): Promise<boolean> =>
    transact(db, async (tx) => {
      if (!(await act(tx))) return false
      await noteEvent(tx, { playerId: null, actor, kind, data, at: new Date(clock.nowMs()) })
      return true
    })
}

function isReason(text: string): boolean {
  return text.trim().length >= REASON_LENGTH_MIN
}
