import * as areas from './areas.ts'
import type { StaffProcedure } from './staff-procedure.ts'

/** Every procedure of the back office. None of them is in the list of players, and none of theirs is here. */
export const STAFF_PROCEDURES: readonly StaffProcedure[] = Object.values<StaffProcedure>(areas)
