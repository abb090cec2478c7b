export { createLanes, LaneFull, type Lanes, type LanesOptions } from './lanes.ts'
export { createLedger, type Ledger, migrations } from './ledger.ts'
export type { Leg, Posted, Transaction } from './posting.ts'
export type { StatementLine, StatementQuery } from './statement.ts'
