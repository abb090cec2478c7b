import type { staffTr } from './staff-tr.ts'

export const staffEn = {
  not_permitted: 'Your account may not do this.',
  approval_required:
    'The proposal is recorded. It takes effect once another account makes the same call within 24 hours.',
  same_person: 'Somebody else has to agree to this.',
  not_viewed: 'Look at each of the documents first.',
  number_taken: 'An account has proven this identity number already.',
  amount_range: 'This amount cannot be given.',
  game_uncertified: 'The rules of the game are not the certified ones: it stays closed.',
  table_taken: 'Another dealer has the table. Ask for a hand-over, or wait until their connection ends.',
  table_not_held: 'You do not have this table. Take it first.',
  entry_closed: 'This round takes no entry now.',
  entry_order: 'This place is filled already, or its turn has not come. Look at the present state.',
  card_unavailable: 'All of these cards have left the shoe. Scan the card again, or change the shoe.',
  shoe_finished: 'The cut card is reached. Change the shoe before a new round.',
  stream_origin: 'This stream address is not allowed. Enter an https address that the operator listed.',
} as const satisfies Record<keyof typeof staffTr, string>
