import { BLACKJACK_EDGES_BP } from '@poyraz/games/tables'
import { useTranslations } from 'use-intl'
import { RulesSheet } from '../rules-sheet.tsx'

const RULES = [
  'goal',
  'shoe',
  'dealer',
  'natural',
  'double',
  'split',
  'insurance',
  'behind',
  'seat',
  'time',
] as const
const EDGES = ['main', 'pairs', 'poker', 'insurance', 'behind'] as const

/** The rules of blackjack and the edge of the house for each bet. */
export function BlackjackRules({ onClose }: { onClose(): void }) {
  const t = useTranslations('table.hands.rules')
  return (
    <RulesSheet
      game="blackjack"
      rules={RULES.map((rule) => t(`list.${rule}`))}
      edges={EDGES.map((name) => [t(`edgeNames.${name}`), BLACKJACK_EDGES_BP[name]])}
      onClose={onClose}
    />
  )
}
