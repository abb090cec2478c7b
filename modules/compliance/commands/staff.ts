import { transact } from '@poyraz/db'
import { err, isStaffName, ok, type Result, staffActor, staffNameOf } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import { type CaseFile, listCases, openPatterns, wouldBeNoPlay } from '../store/cases.ts'
import { type Closure, deleteClosure, listClosures, putClosure } from '../store/closures.ts'
import { listSubmitted } from '../store/documents.ts'
import { noteEvent } from '../store/events.ts'
import { listReleases } from '../store/number-releases.ts'
import { type CaseAction, type CaseRefusal, closeCase, noteCase, openCaseFile, reportCase } from './cases.ts'
import { compareNow } from './compare-accounts.ts'
import {
  type DocumentsVerdict,
  decideDocuments,
  noteView,
  type VerdictRefusal,
  type View,
  viewDocument,
} from './documents.ts'
import { type NumberRelease, type Release, type ReleaseRefusal, releaseNumber } from './release-number.ts'
import { resumePlayer, type StopRefusal, type StopRequest, stopPlayer } from './stop-player.ts'

/** Name of the acting staff member, for the record. */
type By = { readonly by: string }
const REASON_LENGTH_MIN = 3

/** Actor of automatic closures, such as a broken game. No staff member can have this name. */
const SYSTEM = 'system'

type ClosureRequest = { readonly scope: string; readonly reason: string } & By
type ClosingRefusal = 'reason' | 'staff_name'

/** Staff actions of compliance. The back office calls them and checks the permissions. */
export type ComplianceStaff = {
  /** Returns pictures that wait for a decision, oldest submission first. */
  waitingDocuments(): ReturnType<typeof listSubmitted>
  /** Records the view, then returns the picture as JPEG. */
  viewDocument(
    document: { readonly id: string } & By,
  ): Promise<Result<Uint8Array, 'not_found' | 'staff_name'>>
  decideDocuments(verdict: DocumentsVerdict): Promise<Result<null, VerdictRefusal | 'staff_name'>>
  /**
   * Releases an identity number from accounts that did not prove it. Two people, if one of them is kept from
   * playing.
   */
  releaseNumber(release: NumberRelease): Promise<Result<Release, ReleaseRefusal>>
  /** Returns the releases that wait for a second person. */
  proposedReleases(): ReturnType<typeof listReleases>
  /** Records that staff view player data of another module, or a list of players. */
  noteView(view: View): Promise<Result<null, 'staff_name'>>
  openCases(): ReturnType<typeof listCases>
  /** Returns the patterns of the player's cases that are not closed, without duplicates. */
  openPatterns(playerId: string): ReturnType<typeof openPatterns>
  /** Returns the same, with `no_play` added if this withdrawal would take out unplayed deposits. */
  patternsWith(withdrawal: {
    readonly playerId: string
    readonly amount: bigint
  }): ReturnType<typeof openPatterns>
  /** Records the view, then returns a case with its events so far. */
  openCaseFile(file: { readonly id: string } & By): Promise<Result<CaseFile, 'not_found' | 'staff_name'>>
  noteCase(action: CaseAction): Promise<Result<null, CaseRefusal>>
  /** Closes a case with two people: the first call proposes it, a call by another person closes it. */
  closeCase(action: CaseAction): Promise<Result<'proposed' | 'closed', CaseRefusal>>
  /** Records that the case was reported to the authority. Refuses a second report. */
  reportCase(action: CaseAction): Promise<Result<null, CaseRefusal>>
  /**
   * Refuses new bets on `all`, a product, or `game:<id>` from this commit on; open rounds can end. `by` may
   * also be `system`.
   */
  closeForBets(closure: ClosureRequest): Promise<Result<null, ClosingRefusal>>
  openForBets(opening: ClosureRequest): Promise<Result<null, ClosingRefusal | 'state_conflict'>>
  /** Returns the closures, newest first. */
  closures(): Promise<readonly Closure[]>
  /** Refuses bets and deposits of one player. Open rounds can end, and withdrawals stay open. */
  stopPlayer(request: StopRequest): Promise<Result<null, StopRefusal>>
  resumePlayer(request: StopRequest): Promise<Result<null, StopRefusal>>
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
    releaseNumber: (release) => releaseNumber(ctx, release),
    proposedReleases: () => listReleases(db),
    async noteView(view) {
      if (!isStaffName(view.by)) return err('staff_name')
      await noteView(ctx, view)
      return ok(null)
    },
    openCases: () => listCases(db),
    async openPatterns(playerId) {
      await compareNow(ctx, playerId)
      return openPatterns(db, playerId)
    },
    patternsWith: (withdrawal) => patternsWith(ctx, withdrawal),
    async openCaseFile(file) {
      return isStaffName(file.by) ? openCaseFile(ctx, file) : err('staff_name')
    },
    noteCase: (action) => noteCase(ctx, action),
    closeCase: (action) => closeCase(ctx, action),
    reportCase: (action) => reportCase(ctx, action),
    ...closing(ctx),
    stopPlayer: (request) => stopPlayer(ctx, request),
    resumePlayer: (request) => resumePlayer(ctx, request),
  }
}

async function patternsWith(
  ctx: ComplianceCtx,
  withdrawal: { readonly playerId: string; readonly amount: bigint },
): ReturnType<typeof openPatterns> {
  const { database } = ctx
  const { db } = database
  await compareNow(ctx, withdrawal.playerId)
  const [known, isNoPlay] = await Promise.all([
    openPatterns(db, withdrawal.playerId),
    wouldBeNoPlay(db, withdrawal),
  ])
  return isNoPlay && !known.includes('no_play') ? [...known, 'no_play'] : known
}

/** Creates the actions that close scopes for bets and open them again. */
function closing({ clock, database: { db }, onClosuresChanged }: ComplianceCtx) {
  const noted = { playerId: null }
  return {
    async closeForBets({ scope, reason, by }: ClosureRequest): Promise<Result<null, ClosingRefusal>> {
      const actor = actorOf({ reason, by })
      if (!actor.ok) return actor
      const at = new Date(clock.nowMs())
      await transact(db, async (tx) => {
        await putClosure(tx, { scope, reason, by: staffNameOf(by), at })
        const closed = { actor: actor.value, kind: 'closed_for_bets', data: { scope, reason } } as const
        await noteEvent(tx, { ...noted, ...closed, at })
      })
      onClosuresChanged()
      return ok(null)
    },
    closures: () => listClosures(db),
    async openForBets({ scope, reason, by }: ClosureRequest) {
      const actor = actorOf({ reason, by })
      if (!actor.ok) return actor
      const done = await transact(db, async (tx): Promise<Result<null, 'state_conflict'>> => {
        if (!(await deleteClosure(tx, scope))) return err('state_conflict')
        const at = new Date(clock.nowMs())
        const opened = { actor: actor.value, kind: 'opened_for_bets', data: { scope, reason } } as const
        await noteEvent(tx, { ...noted, ...opened, at })
        return ok(null)
      })
      if (done.ok) onClosuresChanged()
      return done
    },
  }
}

/** Validates name and reason, and returns the actor for the record. */
function actorOf({ reason, by }: Omit<ClosureRequest, 'scope'>): Result<string, ClosingRefusal> {
  if (by !== SYSTEM && !isStaffName(by)) return err('staff_name')
  if (reason.trim().length < REASON_LENGTH_MIN) return err('reason')
  return ok(by === SYSTEM ? SYSTEM : staffActor(by))
}
