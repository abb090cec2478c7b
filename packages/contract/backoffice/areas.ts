/** The procedures of the back office, by area. A procedure that is not exported here cannot be called. */
export * from './accounts.ts'
export * from './bonuses.ts'
export * from './cards.ts'
export * from './cases.ts'
export * from './documents.ts'
export * from './payments.ts'
export * from './play.ts'
export * from './sessions.ts'
