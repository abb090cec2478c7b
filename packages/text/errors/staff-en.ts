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
} as const satisfies Record<keyof typeof staffTr, string>
