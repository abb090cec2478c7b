import type { BlackjackMove } from '@poyraz/games/tables'
import { cx, Money } from '@poyraz/ui'
import { ChevronsUp, Hand, Plus, Shield, Split, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { type Decisions, keyOf } from './use-decide.ts'

const ICONS = {
  hit: Plus,
  stand: Hand,
  double: ChevronsUp,
  split: Split,
  insure: Shield,
  decline: X,
} as const

const LOOKS = {
  main: 'border-transparent bg-brand text-on-brand hover:bg-brand-strong',
  other: 'border-white/25 bg-white/8 hover:bg-white/15',
} as const

/** A large button of a move, with its key. */
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
  const Icon = ICONS[move]
  const isMain = move === 'hit' || move === 'insure'
  const isBig = move === 'hit' || move === 'stand'
  return (
    <button
      type="button"
      disabled={!isLegal || decisions.isBusy}
      aria-keyshortcuts={keyOf(move)}
      aria-label={t('keys', { move: t(`moves.${move}`), key: keyOf(move).toUpperCase() })}
      onClick={() => decisions.decide(move)}
      className={cx(
        'relative flex items-center justify-center gap-3 rounded-control border px-3 font-display font-bold transition',
        isBig ? 'min-h-16 text-xl max-lg:min-h-15' : 'min-h-16 text-lg max-lg:min-h-13 max-lg:text-base',
        LOOKS[isMain ? 'main' : 'other'],
        !isLegal && 'border-dashed opacity-55',
        props.isBest && 'outline-3 outline-offset-2 outline-lamp',
      )}
    >
      <Icon aria-hidden="true" className="size-6 max-lg:size-5" />
      <MoveText move={move} stake={isLegal ? stake : 0} isLegal={isLegal} />
      <kbd
        aria-hidden="true"
        className="absolute top-1.5 right-2 rounded-small border border-current/40 px-1.5 font-text text-2xs max-lg:hidden"
      >
        {keyOf(move).toUpperCase()}
      </kbd>
    </button>
  )
}

/** Name of a move with its further stake, or the reason why this hand cannot make it. */
function MoveText(props: {
  readonly move: BlackjackMove
  readonly stake: number
  readonly isLegal: boolean
}) {
  const t = useTranslations('table.hands')
  const { move, stake, isLegal } = props
  const isStaked = move === 'double' || move === 'split'
  return (
    <span>
      {t(`moves.${move}`)}
      {stake > 0 && (
        <span className="block text-xs font-semibold">
          +<Money amount={stake} fraction="auto" />
        </span>
      )}
      {!isLegal && isStaked && <span className="block text-xs font-semibold">{t(`cannot.${move}`)}</span>}
    </span>
  )
}
