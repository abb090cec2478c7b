import type { tr } from './tr.ts'

export const en = {
  locked: 'Too many failed attempts. Try again in {wait}.',
  too_many_requests: 'Too many attempts. Try again in {wait}.',
  too_soon: 'It is a little early for this. Try again in {wait}.',
  kyc_required:
    'Before your identity is verified you can move {max} in all this way; {left} is left. To go on: My account > Identity.',
  payout_limit:
    'You can withdraw at most {max} a day; {left} is left today. Ask for less, or try again tomorrow.',
  account_limit: 'You can keep at most {most} bank accounts. Remove one first.',
  daily_withdrawals: 'You can request at most {most} withdrawals a day. Try again tomorrow.',
  daily_deposits: 'You can make at most {most} deposits a day. Try again tomorrow.',
  document_limit: 'You can upload at most {most} documents in 30 days. The results of yours appear here.',
  share_limit: 'You can share {most} rounds at most. Remove the link of one first.',
  cash_out_rule_limit:
    'You can set automatic cash-out on {most} coupons at most. Remove the rule of one first.',
  follow_limit: 'You can follow {most} matches at most. Unfollow one first.',
  stake_range: 'The stake per line can be {min} at least and {max} at most. Change it.',
  liability_limit: 'We can take at most {max} per line on this selection now. Lower your stake.',
  cash_out_rule_range:
    'The offer is {value} now. The target must be above it, {targetMax} at most; the floor below it.',
  odds_range: 'The total odds of a coupon can be {oddsMax} at most. Remove a selection.',
  legs_minimum: 'With these selections a coupon needs at least {legsMin} events. Add events to your coupon.',
  chat_muted: 'You cannot write in chats for {wait}. Support can tell you why.',
  chat_slow: 'Wait {wait} before your next message.',
  table_closed: 'This table is closed now. It opens at {opensAt}.',
  table_limit: 'You can bet at most {max} here. Place fewer chips.',
  bonus_stake_limit:
    'While your bonus lasts you can stake at most {max} a round. Lower the stake or cancel the bonus.',
  limit_reached_stake: 'You can stake at most {max} a round. See Limits and breaks.',
  limit_reached_session_day:
    'Your playing time today has reached your limit of {minutes} minutes. See Limits and breaks.',
  limit_reached_loss_day: 'Your daily loss limit is {max}; {left} is left today. See Limits and breaks.',
  limit_reached_loss_week:
    'Your weekly loss limit is {max}; {left} is left this week. See Limits and breaks.',
  limit_reached_loss_month:
    'Your monthly loss limit is {max}; {left} is left this month. See Limits and breaks.',
  limit_reached_deposit_day:
    'Your daily deposit limit is {max}; {left} is left today. See Limits and breaks.',
  limit_reached_deposit_week:
    'Your weekly deposit limit is {max}; {left} is left this week. See Limits and breaks.',
  limit_reached_deposit_month:
    'Your monthly deposit limit is {max}; {left} is left this month. See Limits and breaks.',
  bonus_deposit_small: 'This bonus needs a deposit of at least {least}.',
  bonus_loss_small: 'This bonus needs a net loss of at least {least}.',
  bonus_balance_high: 'This bonus is given once your balance is below {below}.',
} as const satisfies Record<keyof typeof tr, string>
