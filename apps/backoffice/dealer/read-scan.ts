const RANKS = '23456789TJQKA'
/** Suits of `packages/games/tables/cards.ts`: clubs, diamonds, hearts, spades. */
const SUITS = 'CDHS'
const SYMBOLS = '♣♦♥♠'
const RANK_COUNT = RANKS.length
const CARD = /^(10|[2-9TJQKA])([CDHS♣♦♥♠])$/
const NUMBER = /^\d{1,2}$/

export type Kind = 'number' | 'card'

/** Returns the value of a scanned or typed text (`17`, `10H`, `as`), or `null` if it is none. */
export function readScan(text: string, kind: Kind, count: number): number | null {
  const code = text.trim().toUpperCase()
  const value = kind === 'number' ? readNumber(code) : readCard(code)
  return value !== null && value < count ? value : null
}

const readNumber = (code: string): number | null => (NUMBER.test(code) ? Number(code) : null)

function readCard(code: string): number | null {
  const [, rank, suit] = CARD.exec(code) ?? []
  if (rank === undefined || suit === undefined) return null
  const place = Math.max(SUITS.indexOf(suit), SYMBOLS.indexOf(suit))
  return RANKS.indexOf(rank === '10' ? 'T' : rank) + RANK_COUNT * place
}

/** Returns rank and suit of a card in writing: `10♥`. */
export function cardText(card: number): string {
  const rank = RANKS[card % RANK_COUNT]
  return `${rank === 'T' ? '10' : rank}${SYMBOLS[Math.floor(card / RANK_COUNT)]}`
}
