export { type CallOptions, createCaller } from './caller.ts'
export { type FakeClock, fakeClock } from './fake-clock.ts'
export { type Newcomer, newcomer } from './newcomer.ts'
export { createTestDatabase, type TestDatabase } from './test-database.ts'
