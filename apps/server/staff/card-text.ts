const RANKS = '23456789TJQKA'
const SUITS = 'cdhs'
const WHEEL_MOST = 36

/** Formats a card as rank and suit, such as `Qs`. */
export function cardText(card: number): string {
  return `${RANKS[card % RANKS.length]}${SUITS[Math.floor(card / RANKS.length)]}`
}

/** Parses what a dealer enters: a number of the wheel, or a card such as `Qs` or `10h`; `null` if it is neither. */
export function readHandValue(game: string, text: string): number | null {
  if (game === 'roulette') return /^\d{1,2}$/.test(text) && Number(text) <= WHEEL_MOST ? Number(text) : null
  const [, rank = '', suit = ''] = /^(10|[2-9TJQKA])([cdhs])$/i.exec(text) ?? []
  if (rank === '') return null
  const place = RANKS.indexOf(rank === '10' ? 'T' : rank.toUpperCase())
  return place + RANKS.length * SUITS.indexOf(suit.toLowerCase())
}
