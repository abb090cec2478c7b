import { transact } from '@poyraz/db'
import { err, isStaffName, ok, type Result } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import { type CaseFile, listCases, openPatterns, wouldBeNoPlay } from '../store/cases.ts'
import { deleteClosure, putClosure } from '../store/closures.ts'
import { listSubmitted } from '../store/documents.ts'
import { noteEvent } from '../store/events.ts'
import { type CaseRefusal, type CaseWord, closeCase, noteCase, openCaseFile, reportCase } from './cases.ts'
import { type DocumentsVerdict, decideDocuments, viewDocument } from './documents.ts'
import { letPlayerPlay, type StopRefusal, type StopWord, stopPlayer } from './stop-player.ts'

/** The member of staff who acts, for the record. */
type By = { readonly by: string }
const REASON_LENGTH_MIN = 3

/** What staff do about protection; the back office calls it, and decides who may. */
export type ComplianceStaff = {
  /** Pictures that wait for a decision, those handed in first before the others. */
  waitingDocuments(): ReturnType<typeof listSubmitted>
  /** As JPEG; that it was looked at is kept. */
  viewDocument(
    document: { readonly id: string } & By,
  ): Promise<Result<Uint8Array, 'not_found' | 'staff_name'>>
  decideDocuments(verdict: DocumentsVerdict): Promise<Result<null, 'not_found' | 'staff_name'>>
  openCases(): ReturnType<typeof listCases>
  /** Patterns of the player's cases that are not closed, each once. */
  openPatterns(playerId: string): ReturnType<typeof openPatterns>
  /** These, and what a withdrawal of this amount would show by itself. */
  patternsWith(withdrawal: {
    readonly playerId: string
    readonly amount: bigint
  }): ReturnType<typeof openPatterns>
  /** A case with all that was done about it; that it was looked at is kept. */
  openCaseFile(file: { readonly id: string } & By): Promise<Result<CaseFile, 'not_found' | 'staff_name'>>
  noteCase(word: CaseWord): Promise<Result<null, CaseRefusal>>
  /** The first of two people proposes it, with a reason; another one agrees. */
  closeCase(word: CaseWord): Promise<Result<'proposed' | 'closed', CaseRefusal>>
  /** Keeps that the authority was told, once, and why. */
  reportCase(word: CaseWord): Promise<Result<null, CaseRefusal>>
  /** No more bets on `all`, a product, or `game:<id>`, from this commit on; open rounds end. */
  closeForBets(
    closure: { readonly scope: string; readonly reason: string } & By,
  ): Promise<Result<null, 'reason'>>
  openForBets(opening: { readonly scope: string } & By): Promise<boolean>
  /** One player plays and pays in no more; rounds under way end, and money out stays open. */
  stopPlayer(word: StopWord): Promise<Result<null, StopRefusal>>
  letPlayerPlay(word: StopWord): Promise<Result<null, StopRefusal>>
}

export function createStaff(ctx: ComplianceCtx): ComplianceStaff {
  const { db } = ctx.database
  return {
    waitingDocuments: () => listSubmitted(db),
    async viewDocument(document) {
      return isStaffName(document.by) ? viewDocument(ctx, document) : err('staff_name')
    },
    async decideDocuments(verdict) {
      return isStaffName(verdict.by) ? decideDocuments(ctx, verdict) : err('staff_name')
    },
    openCases: () => listCases(db),
    openPatterns: (playerId) => openPatterns(db, playerId),
    patternsWith: (withdrawal) => patternsWith(ctx, withdrawal),
    async openCaseFile(file) {
      return isStaffName(file.by) ? openCaseFile(ctx, file) : err('staff_name')
    },
    noteCase: (word) => noteCase(ctx, word),
    closeCase: (word) => closeCase(ctx, word),
    reportCase: (word) => reportCase(ctx, word),
    ...closing(ctx),
    stopPlayer: (word) => stopPlayer(ctx, word),
    letPlayerPlay: (word) => letPlayerPlay(ctx, word),
  }
}

async function patternsWith(
  { clock, database: { db } }: ComplianceCtx,
  withdrawal: { readonly playerId: string; readonly amount: bigint },
): ReturnType<typeof openPatterns> {
  const [known, isNoPlay] = await Promise.all([
    openPatterns(db, withdrawal.playerId),
    wouldBeNoPlay(db, { ...withdrawal, at: new Date(clock.nowMs()) }),
  ])
  return isNoPlay && !known.includes('no_play') ? [...known, 'no_play'] : known
}

/** What is closed for bets, and opened again. */
function closing({ clock, database: { db } }: ComplianceCtx) {
  const noted = { playerId: null }
  return {
    async closeForBets({ scope, reason, by }: { scope: string; reason: string } & By) {
      if (!isReason(reason)) return err('reason')
      const at = new Date(clock.nowMs())
      await transact(db, async (tx) => {
        await putClosure(tx, { scope, reason, by, at })
        await noteEvent(tx, { ...noted, actor: by, kind: 'closed_for_bets', data: { scope, reason }, at })
      })
      return ok(null)
    },
    openForBets: ({ scope, by }: { scope: string } & By) =>
      transact(db, async (tx) => {
        if (!(await deleteClosure(tx, scope))) return false
        const at = new Date(clock.nowMs())
        await noteEvent(tx, { ...noted, actor: by, kind: 'opened_for_bets', data: { scope }, at })
        return true
      }),
  }
}

function isReason(text: string): boolean {
  return text.trim().length >= REASON_LENGTH_MIN
}
