export { playInstant } from './play-instant.ts'
export { type Party, type Refusal, type Rules, refusalOf, type Seat, type Sent } from './rules.ts'
