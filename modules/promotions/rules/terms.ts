import { type Language, SHORT_ODDS_GAME, WAGERED_ODDS_MIN } from '@poyraz/contract'
import { ORIGINAL_GAMES } from '@poyraz/games'
import { kurus, mulDivFloor } from '@poyraz/kernel'
import { formatCount, formatMoney, formatPercent } from '@poyraz/text'
import { bonusAmount, freeBetReturn } from './amounts.ts'
import { LOSS_DAYS, type Offer } from './offer.ts'
import { TERMS_EN } from './terms-en.ts'
import { TERMS_TR } from './terms-tr.ts'

/** The figures of an offer, formatted in one language. */
export type Figures = {
  readonly rate: string
  readonly least: string
  readonly balanceBelow: string | null
  readonly amountMax: string
  readonly wagering: string
  readonly maxStake: string
  readonly cashOut: string
  readonly days: string
  readonly lossDays: string
  readonly code: string | null
  /** Only for free spins; empty for other offers. */
  readonly rounds: string
  readonly stake: string
  readonly game: string
  /** The most that can become cash. */
  readonly winMax: string
  /** Odds of the example for a free bet, and its win at these odds. */
  readonly odds: string
  readonly oddsWin: string
  /** Least odds of sports coupons that count; null where all of them do, or none. */
  readonly couponOdds: string | null
  /** Weight by product, the heaviest first. */
  readonly weights: readonly { readonly product: string; readonly share: string }[]
}

/** The sentences of one language, built only from the figures. */
export type TermsWords = {
  summary(offer: Offer, figures: Figures): string
  readonly how: string
  readonly table: readonly [
    base: Readonly<Record<'deposit' | 'loss', string>>,
    bonus: string,
    wagering: string,
  ]
  amount(offer: Offer, figures: Figures): string
  readonly conditions: string
  list(offer: Offer, figures: Figures): readonly string[]
}

const WORDS: Readonly<Record<Language, TermsWords>> = { tr: TERMS_TR, en: TERMS_EN }
const WHOLE_BP = 10_000n
const EXAMPLE_SHARE = 3n
const EXAMPLE_ODDS = 2_400n

/** Returns the terms of an offer in one language, built from its own figures; `html` has all of them. */
export function termsOf(offer: Offer, lang: Language): { summary: string; html: string } {
  const words = WORDS[lang]
  const figures = figuresOf(offer, lang)
  const items = words.list(offer, figures).map((item) => `<li>${item}</li>`)
  return {
    summary: words.summary(offer, figures),
    html: [
      `<h2>${words.how}</h2>`,
      `<p>${words.amount(offer, figures)}</p>`,
      exampleTable(offer, lang),
      `<h2>${words.conditions}</h2>`,
      `<ul>${items.join('')}</ul>`,
    ].join('\n'),
  }
}

function figuresOf(offer: Offer, lang: Language): Figures {
  const { basis, amountMax, maxStake } = offer
  const money = (amount: bigint) => formatMoney(amount, lang, { fraction: 'auto' })
  const spins = basis.kind === 'spins' ? basis : null
  const low = basis.kind === 'loss' ? basis.balanceBelow : null
  return {
    rate: 'rateBp' in basis ? formatPercent(basis.rateBp, lang) : '',
    least: basis.kind === 'manual' ? '' : money(basis.least),
    balanceBelow: low === null ? null : money(low),
    amountMax: money(amountMax),
    wagering: formatCount(offer.wagering, lang),
    maxStake: money(maxStake),
    cashOut: formatCount(offer.cashOut, lang),
    days: formatCount(offer.days, lang),
    lossDays: formatCount(LOSS_DAYS, lang),
    code: offer.code,
    rounds: spins ? formatCount(spins.rounds, lang) : '',
    stake: spins ? money(spins.stake) : '',
    game: spins?.game.name[lang] ?? '',
    winMax: money(amountMax * BigInt(offer.cashOut)),
    odds: formatOdds(EXAMPLE_ODDS, lang),
    oddsWin: money(freeBetReturn(amountMax, EXAMPLE_ODDS)),
    couponOdds: countsShortOdds(offer) ? null : formatOdds(BigInt(WAGERED_ODDS_MIN), lang),
    weights: sharesOf(offer, lang),
  }
}

/** Formats odds in thousandths with two decimals. */
function formatOdds(milli: bigint, lang: Language): string {
  return formatMoney(milli / 10n, lang).slice(1)
}

function countsShortOdds({ weights }: Offer): boolean {
  return (weights[`sports:${SHORT_ODDS_GAME}`] ?? weights['sports'] ?? 0) === (weights['sports'] ?? 0)
}

/**
 * Returns the weights by product, largest first. Single games are originals: those with the same weight are
 * one entry if they are all of them, and have their names otherwise.
 */
function sharesOf({ weights }: Offer, lang: Language): Figures['weights'] {
  const originals = ORIGINAL_GAMES.map(({ slug, present }) => ({
    name: present.name[lang],
    weight: weights[`slots:${slug}`] ?? null,
  })).filter(({ weight }) => weight !== null)
  const isOneWeight = new Set(originals.map(({ weight }) => weight)).size === 1
  const shown = new Map(Object.entries(weights).filter(([key]) => !key.includes(':')))
  if (isOneWeight && originals.length === ORIGINAL_GAMES.length)
    shown.set('originals', originals[0]?.weight ?? 0)
  else for (const { name, weight } of originals) shown.set(name, weight ?? 0)
  return [...shown]
    .toSorted(([, left], [, right]) => right - left)
    .map(([product, weight]) => ({ product, share: formatPercent(weight, lang) }))
}

/** Builds up to three examples: the smallest base, one in between, and the first that gives the maximum. */
function exampleTable(offer: Offer, lang: Language): string {
  const { basis, amountMax, wagering } = offer
  if (!('rateBp' in basis)) return ''
  const top = mulDivFloor(amountMax, WHOLE_BP, BigInt(basis.rateBp))
  const middle = (top / EXAMPLE_SHARE / 10_000n) * 10_000n
  const bases = [basis.least, middle, top].filter(
    (base, index, all) => index === 0 || base > (all[index - 1] ?? 0n),
  )
  const [base, bonus, turns] = WORDS[lang].table
  const head = [base[basis.kind], bonus, turns].map((name) => `<th scope="col">${name}</th>`).join('')
  const rows = bases.map((from) => {
    const amount = bonusAmount(kurus(from), basis.rateBp, amountMax)
    const cells = [from, amount, amount * BigInt(wagering)]
    return `<tr>${cells.map((cell) => `<td>${formatMoney(cell, lang, { fraction: 'auto' })}</td>`).join('')}</tr>`
  })
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}
