import * as accounts from './accounts.ts'
import * as bonuses from './bonuses.ts'
import * as cards from './cards.ts'
import * as cases from './cases.ts'
import * as documents from './documents.ts'
import * as payments from './payments.ts'
import * as play from './play.ts'
import * as sessions from './sessions.ts'
import type { StaffProcedure } from './staff-procedure.ts'

const AREAS = [sessions, accounts, payments, cards, bonuses, documents, play, cases]

/** Every procedure of the back office. None of them is in the list of players, and none of theirs is here. */
export const STAFF_PROCEDURES: readonly StaffProcedure[] = AREAS.flatMap((area) =>
  Object.values<StaffProcedure>(area),
)
