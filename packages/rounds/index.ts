export { playCommands, playInstant } from './play.ts'
export { type Party, type Refusal, type Rules, refusalOf, type Seat, type Sent } from './rules.ts'
