import { hiLoRules } from '@poyraz/games/originals'
import type { Speech } from '../client.ts'

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const
const PICTURES = ['J', 'Q', 'K', 'A'] as const

export type Suit = (typeof SUITS)[number]

/** The letters on a card: a card is `rank + 13 * suit`. */
export function rankOf(card: number): string {
  return RANKS[card % hiLoRules.ranks] ?? ''
}

export function suitOf(card: number): Suit {
  return SUITS[Math.floor(card / hiLoRules.ranks)] ?? 'spades'
}

/** The card in words: `Kupa 7`, `Maça as`. */
export function cardName(card: number, { t }: Speech): string {
  const rank = rankOf(card)
  const picture = PICTURES.find((letter) => letter === rank)
  return t('original.hilo.card', {
    suit: t(`original.hilo.suits.${suitOf(card)}`),
    rank: picture ? t(`original.hilo.ranks.${picture}`) : rank,
  })
}
