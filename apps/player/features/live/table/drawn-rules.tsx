import { TABLE_EDGES_BP } from '@poyraz/games/tables'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { oddsOf } from './odds.ts'
import { RulesButton, RulesSheet } from './rules-sheet.tsx'

/** Paragraphs of the rules of each game, in their order. */
const RULES = {
  roulette: ['goal', 'zero', 'announced', 'proof'],
  baccarat: ['goal', 'points', 'third', 'banker', 'tie', 'pairs', 'shoe'],
  'dragon-tiger': ['goal', 'cards', 'half', 'ties', 'shoe'],
  'sic-bo': ['goal', 'even', 'totals', 'faces', 'single'],
  'money-wheel': ['goal', 'fields', 'multiplier', 'most', 'lost'],
  'andar-bahar': ['goal', 'deal', 'odds', 'ranges', 'shoe'],
} as const
type RuledGame = keyof typeof RULES

/** Opens the rules of a game without decisions, with the edge of each spot. */
export function DrawnRules(props: {
  readonly game: RuledGame
  readonly isByHand?: boolean
  nameOf(spot: string): string
}) {
  const t = useTranslations('table.rules')
  const odds = useTranslations('table')
  const [isShown, show] = useState(false)
  const { game, isByHand = false, nameOf } = props
  const chained = RULES[game].map(
    (rule) => [rule, t(`list.${game}.${rule}` as 'list.andar-bahar.goal')] as const,
  )
  const byHand = chained
    .filter(([rule]) => rule !== 'proof')
    .map(([rule, text]) => [rule, rule === 'shoe' ? odds('byHand.shoe') : text] as const)
  const rules = isByHand ? [...byHand, ['hand', odds('byHand.rules')] as const] : chained
  return (
    <>
      <RulesButton onClick={() => show(true)} />
      {isShown && (
        <RulesSheet
          game={game}
          rules={rules.map(([, text]) => text)}
          edges={Object.entries(TABLE_EDGES_BP[game]).map(([spot, edgeBp]) => [
            odds('betOdds', { bet: nameOf(spot), odds: oddsOf({ game }, spot) }),
            edgeBp,
          ])}
          onClose={() => show(false)}
        />
      )}
    </>
  )
}
