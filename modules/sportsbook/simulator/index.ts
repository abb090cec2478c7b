export { type Fixture, fixturesOf, type League, SIMULATED_LEAGUES } from './calendar.ts'
export { messagesOf } from './feed.ts'
export { playFixture } from './sports.ts'
