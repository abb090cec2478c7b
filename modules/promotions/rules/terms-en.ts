import type { Product } from '@poyraz/contract'
import { type Basis, LOSS_DAYS, type Offer } from './offer.ts'
import type { Figures, TermsWords } from './terms.ts'

const PRODUCTS: Readonly<Record<string, string>> = {
  slots: 'slots',
  originals: 'originals',
  live: 'live casino',
  sports: 'sports',
  bingo: 'bingo',
  poker: 'poker',
  tavla: 'backgammon',
  okey: 'okey',
  virtual: 'virtual games',
} satisfies Record<Product | 'originals', string>

const EVERY: Readonly<Record<Offer['every'], string>> = {
  once: 'Given once to each person.',
  day: 'Given once a day; days begin by the time in Istanbul.',
  week: `Given once in ${LOSS_DAYS} days.`,
}

export const TERMS_EN: TermsWords = {
  how: 'How much',
  table: [{ deposit: 'Deposit', loss: 'Net loss' }, 'Bonus', 'Wagering'],
  conditions: 'Terms',
  summary: ({ basis }, figures) => `${summary(basis, figures)} It is play money.`,
  amount: ({ basis }, figures) => amount(basis, figures),
  list: (offer, figures) => [
    'Your account must be open and your e-mail address confirmed.',
    ...conditionsOf(offer.basis, figures),
    ...(figures.code === null ? [] : [`Promo code: <strong>${figures.code}</strong>.`]),
    EVERY[offer.every],
    ...(offer.basis.kind === 'free_bet' ? freeBet(figures) : wagered(offer, figures)),
    'If you exclude yourself or close your account, your bonuses are removed; your cash stays yours.',
    'The bonus is play money and cannot be exchanged for money or prizes.',
  ],
}

const times = (count: string) => `${count} ${count === '1' ? 'time' : 'times'}`

const SOURCE = { deposit: 'on your deposit', loss: 'of your net loss back', manual: 'On request' } as const

function summary({ kind }: Basis, figures: Figures): string {
  const { rate, amountMax, wagering, days, rounds, stake, game } = figures
  switch (kind) {
    case 'spins':
      return `${rounds} free spins of ${game} at ${stake}. Wagering ${times(wagering)} their winnings, ${days} days.`
    case 'free_bet':
      return `A free bet of ${amountMax} for one coupon. Winnings are cash, ${days} days.`
    default:
      return `${rate && `${rate} `}${SOURCE[kind]}, up to ${amountMax}. Wagering ${times(wagering)}, ${days} days.`
  }
}

function wagered(offer: Offer, figures: Figures): readonly string[] {
  const isSpins = offer.basis.kind === 'spins'
  const most = isSpins ? figures.winMax : `${times(figures.cashOut)} the bonus`
  return [
    ...(isSpins
      ? [
          'Until the spins are used, their winnings wait; other stakes of yours are paid from your cash alone.',
        ]
      : []),
    `The wagering is ${times(figures.wagering)} ${isSpins ? 'the winnings of the spins' : 'the bonus'}. Stakes count when they are settled: ${figures.weights
      .map(({ product, share }) => `${PRODUCTS[product] ?? product} ${share}`)
      .join(', ')}.`,
    ...(figures.couponOdds === null
      ? []
      : [`Sports coupons count if the odds of each of their lines are ${figures.couponOdds} or more.`]),
    `While wagering, the highest stake of a round is ${figures.maxStake}.`,
    'Stakes are paid from your cash first, and from the bonus once that is used up. Wins go back in the same shares.',
    `You have ${figures.days} days. Then what is left of ${isSpins ? 'the spins, ' : ''}the bonus and of its winnings is removed; your cash is not touched.`,
    offer.sticky
      ? `When wagering is done, the bonus itself is removed, and what you won with it becomes cash, up to ${most}.`
      : `When wagering is done, what is left of the bonus becomes cash, up to ${most}; the rest is removed.`,
    'While bonus money is in open bets, the bonus becomes cash only once they are settled; if wagering is done, it waits for them beyond its last day, too. If the bonus ends before, its share of what those bets win is removed as well.',
    'If you ask for a withdrawal while the bonus runs, the bonus is cancelled; your cash stays yours. It does not come back if you cancel the withdrawal.',
    'You can have one bonus at a time. You can cancel it whenever you like, and see first what stays.',
  ]
}

function freeBet({ days, winMax, amountMax, odds, oddsWin }: Figures): readonly string[] {
  return [
    'A free bet is used once, whole, on one coupon. You can use it once bets of your cash for the amount of the deposit that earned it have been settled.',
    `If your coupon wins, the stake itself is not returned and the winnings are cash: ${amountMax} at ${odds} → ${oddsWin}. At most ${winMax}.`,
    'If the coupon is void, the free bet does not come back; if we do not accept the coupon, it does. It has no wagering and counts for none.',
    'You choose the free bet on the coupon; otherwise stakes are paid from your cash first, and from the bonus once that is used up.',
    `You have ${days} days; a free bet that is not used is removed.`,
    'If you ask for a withdrawal before you use it, the free bet is cancelled; your cash stays yours. It does not come back if you cancel the withdrawal.',
    'You can take it while a bonus is running.',
  ]
}

function amount(basis: Basis, figures: Figures): string {
  const { rate, amountMax, least, lossDays, rounds, stake, game } = figures
  switch (basis.kind) {
    case 'deposit':
      return `${rate} of your ${basis.onlyFirst ? 'first ' : ''}deposit, up to ${amountMax}. The deposit must be at least ${least}. Anything below a kuruş is dropped.`
    case 'loss':
      return `${rate} of your net loss of the last ${lossDays} days, up to ${amountMax}. The net loss must be at least ${least}. Net loss = your deposits − your withdrawals − your balance now − bonuses you were given. Anything below a kuruş is dropped.`
    case 'spins':
      return `${rounds} rounds of ${game} at ${stake} each. We pay the stakes, and what they win is your bonus. The deposit must be at least ${least}.`
    case 'free_bet':
      return `One bet of ${amountMax}. The deposit must be at least ${least}.`
    default:
      return `You ask for it and our team decides the amount: up to ${amountMax}.`
  }
}

/** The deposit facts that a bonus of any kind depends on. */
const STANDING = [
  'No bonus is given while a withdrawal of yours is pending.',
  'If the bank takes back a deposit that the bonus rests on, the bonus is cancelled, and what became cash of it is taken back. If the money comes back to us, the deposit counts again.',
]

function conditionsOf(basis: Basis, { balanceBelow }: Figures): readonly string[] {
  switch (basis.kind) {
    case 'deposit':
    case 'spins':
    case 'free_bet':
      return [
        'You ask for it after the deposit and before you stake any of it; you can also give the code as you deposit or sign up.',
        'A code waits until your e-mail address is confirmed. It ends if you place a bet before the bonus is given, or if the deposit leaves your account.',
        'The whole deposit must stand: not withdrawn and not taken back. One deposit earns one bonus.',
        ...STANDING,
      ]
    case 'loss':
      return [
        'No round of a game or of a live table may be open. The stakes of your open coupons count as balance.',
        ...(balanceBelow === null
          ? []
          : [`Your balance must be below ${balanceBelow}; a pending withdrawal counts as balance.`]),
        'Only deposits that you wagered with cash and that were not withdrawn or taken back count, and the net loss is never above their sum. Withdrawals come off your newest deposits.',
        ...STANDING,
      ]
    default:
      return ['You must have a deposit that was not withdrawn or taken back.', ...STANDING]
  }
}
