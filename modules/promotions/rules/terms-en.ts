import { type Basis, LOSS_DAYS, type Offer } from './offer.ts'
import type { Figures, TermsWords } from './terms.ts'

const PRODUCTS: Readonly<Record<string, string>> = { slot: 'slots', live: 'live casino', sport: 'sports' }

const EVERY: Readonly<Record<Offer['every'], string>> = {
  once: 'Given once to each person.',
  day: 'Given once a day; days begin by the time in Istanbul.',
  week: `Given once in ${LOSS_DAYS} days.`,
}

export const TERMS_EN: TermsWords = {
  how: 'How much',
  table: [{ deposit: 'Deposit', loss: 'Net loss', manual: '' }, 'Bonus', 'Wagering'],
  conditions: 'Terms',
  summary: ({ basis }, { rate, amountMax, wagering, days }) =>
    `${rate && `${rate} `}${SOURCE[basis.kind]}, up to ${amountMax}. Wagering ${wagering} times, ${days} days. It is play money.`,
  amount: ({ basis }, figures) => amount(basis, figures),
  list: (offer, figures) => [
    'Your account must be open and your e-mail address confirmed.',
    ...conditionsOf(offer.basis, figures),
    ...(figures.code === null ? [] : [`Promo code: <strong>${figures.code}</strong>.`]),
    EVERY[offer.every],
    `The wagering is ${figures.wagering} times the bonus. Stakes count when they are settled: ${figures.weights
      .map(({ product, share }) => `${PRODUCTS[product] ?? product} ${share}`)
      .join(', ')}.`,
    `While wagering, the highest stake of a round is ${figures.maxStake}.`,
    'Stakes are paid from your cash first, and from the bonus once that is used up. Wins go back in the same shares.',
    `You have ${figures.days} days. Then what is left of the bonus and of its winnings is removed; your cash is not touched.`,
    offer.sticky
      ? `When wagering is done, the bonus itself is removed, and what you won with it becomes cash, up to ${figures.cashOut} times the bonus.`
      : `When wagering is done, what is left of the bonus becomes cash, up to ${figures.cashOut} times the bonus; the rest is removed.`,
    'You can have one bonus at a time. You can cancel it whenever you like, and see first what stays.',
    'The bonus is play money and cannot be exchanged for money or prizes.',
  ],
}

const SOURCE: Readonly<Record<Basis['kind'], string>> = {
  deposit: 'on your deposit',
  loss: 'of your net loss back',
  manual: 'On request',
}

function amount(basis: Basis, { rate, amountMax, least, lossDays }: Figures): string {
  switch (basis.kind) {
    case 'deposit':
      return `${rate} of your ${basis.onlyFirst ? 'first ' : ''}deposit, up to ${amountMax}. The deposit must be at least ${least}. Anything below a kuruş is dropped.`
    case 'loss':
      return `${rate} of your net loss of the last ${lossDays} days, up to ${amountMax}. The net loss must be at least ${least}. Net loss = your deposits − your withdrawals − your balance now − bonuses you were given. Anything below a kuruş is dropped.`
    default:
      return `You ask for it and our team decides the amount: up to ${amountMax}.`
  }
}

function conditionsOf(basis: Basis, { balanceBelow }: Figures): readonly string[] {
  switch (basis.kind) {
    case 'deposit':
      return [
        'You ask for it after the deposit and before you stake any of it; you can also give the code as you deposit.',
        'One deposit earns one bonus.',
      ]
    case 'loss':
      return [
        'No round or bet of yours may be open.',
        ...(balanceBelow === null ? [] : [`Your balance must be below ${balanceBelow}.`]),
      ]
    default:
      return []
  }
}
