import * as contract from './index.ts'
import type { Procedure } from './procedure.ts'

const isProcedure = (exported: unknown): exported is Procedure =>
  typeof exported === 'object' && exported !== null && 'class' in exported && 'method' in exported

/** Every procedure that `index.ts` exports. What is not exported there cannot be called. */
export const PROCEDURES: readonly Procedure[] = Object.values<unknown>(contract).filter(isProcedure)
