import * as areas from './areas.ts'
import type { StaffProcedure } from './staff-procedure.ts'

/** Every procedure of the back office. No procedure is in both this list and that of players. */
export const STAFF_PROCEDURES: readonly StaffProcedure[] = Object.values<StaffProcedure>(areas)
