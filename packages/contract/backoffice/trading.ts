import { z } from 'zod'
import { catalogueId } from '../primitives.ts'
import { BET_SPORTS } from '../sports/bet-sports.ts'
import { requiredNote } from './fields.ts'
import { DECISION, staffProcedure } from './staff-procedure.ts'

const ID = '[1-9][0-9]{0,8}'
const MARKET = `${ID}/[A-Z0-9][A-Z0-9_]{0,23}(:-?[0-9]{1,3}(\\.[0-9]{1,2})?)?`
const OUTCOME = `${MARKET}/[A-Z0-9+&_./-]{1,16}`
const WIDE = `sport:(${BET_SPORTS.join('|')})|league:${ID}|event:${ID}|market:${MARKET}`

const matching = (pattern: string) =>
  z.string().regex(new RegExp(`^(${pattern})$`), { error: 'trading_target' })
/** A part of the offer: `sport:football`, `league:3`, `event:501`, `market:501/FT_OU:2.5`, `outcome:501/FT_1X2/1`. */
const anyTarget = matching(`${WIDE}|outcome:${OUTCOME}`)
const marginTarget = matching(WIDE)
const outcomeTarget = matching(`outcome:${OUTCOME}`)

const decision = {
  ...DECISION,
  class: 'trading',
  permission: 'trading.decide',
  reply: 'none',
  item: z.null(),
} as const

export const tradingSuspend = staffProcedure({
  ...decision,
  method: 'suspend',
  docs: 'Takes no more bets on a sport, a league, an event, a market or an outcome; open coupons stay.',
  input: z.strictObject({ target: anyTarget, note: requiredNote }),
  errors: ['not_found', 'state_conflict'],
})

export const tradingResume = staffProcedure({
  ...decision,
  method: 'resume',
  docs: 'Takes bets again on what staff suspended. Wider and narrower stops stay.',
  input: z.strictObject({ target: anyTarget, note: requiredNote }),
  errors: ['state_conflict'],
})

export const tradingSetMargin = staffProcedure({
  ...decision,
  method: 'set_margin',
  docs:
    'Prices the fair chances of the feed with another margin. `bookMilli` is the sum of the implied chances of a ' +
    'market in thousandths: 1060 is 6 %; `null` takes the margin of the feed again. The nearest margin counts.',
  input: z.strictObject({
    target: marginTarget,
    bookMilli: z.int().min(1_005).max(1_500).nullable(),
    note: requiredNote,
  }),
  errors: ['not_found', 'state_conflict'],
})

export const tradingSetPrice = staffProcedure({
  ...decision,
  method: 'set_price',
  docs:
    'Sets the odds of one outcome until `null` takes those of the feed again. Odds above the fair price of the model ' +
    'raise an alarm; more than a tenth above it they are refused, and the outcome takes no bets while the feed moves so.',
  input: z.strictObject({
    target: outcomeTarget,
    odds: z.int().min(1_010).max(1_000_000).nullable(),
    note: requiredNote,
  }),
  errors: ['not_found', 'state_conflict'],
})

export const tradingAcknowledge = staffProcedure({
  ...decision,
  method: 'acknowledge',
  docs: 'Acknowledges an alarm. It changes nothing else; the same cause raises the next alarm.',
  input: z.strictObject({ alarmID: catalogueId, note: requiredNote }),
  errors: ['not_found', 'state_conflict'],
})
