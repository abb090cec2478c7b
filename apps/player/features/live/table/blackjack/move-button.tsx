import type { BlackjackMove } from '@poyraz/games/tables'
import { cx } from '@poyraz/ui'
import { ChevronsUp, Hand, Plus, Shield, Split, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { DecisionButton } from '../decision-button.tsx'
import { type Decisions, keyOf } from './use-decide.ts'

const ICONS = {
  hit: Plus,
  stand: Hand,
  double: ChevronsUp,
  split: Split,
  insure: Shield,
  decline: X,
} as const

/** A large button of a move, with its key; a stake that the hand cannot add has its reason. */
export function MoveButton(props: {
  readonly move: BlackjackMove
  readonly decisions: Decisions
  readonly isBest: boolean
  /** Further stake of the move. */
  readonly stake: number
}) {
  const t = useTranslations('table.hands')
  const { move, decisions, stake } = props
  const isLegal = decisions.moves.includes(move)
  const isMain = move === 'hit' || move === 'insure'
  const isBig = move === 'hit' || move === 'stand'
  const name = t(`moves.${move}`)
  const letter = keyOf(move)
  return (
    <DecisionButton
      name={name}
      Icon={ICONS[move]}
      look={isMain ? 'main' : 'other'}
      letter={letter}
      label={t('keys', { move: name, key: letter.toUpperCase() })}
      stake={isLegal ? stake : 0}
      isDisabled={!isLegal || decisions.isBusy}
      onPress={() => decisions.decide(move)}
      className={cx(
        isBig ? 'min-h-16 text-xl max-lg:min-h-15' : 'min-h-16 text-lg max-lg:min-h-13 max-lg:text-base',
        !isLegal && 'border-dashed opacity-55',
        props.isBest && 'outline-3 outline-offset-2 outline-lamp',
      )}
    >
      {!isLegal && (move === 'double' || move === 'split') && (
        <span className="block text-xs font-semibold">{t(`cannot.${move}`)}</span>
      )}
    </DecisionButton>
  )
}
