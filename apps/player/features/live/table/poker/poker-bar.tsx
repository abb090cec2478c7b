import { ANTE, type CasinoPoker, POKER_MOVES, type PokerMove } from '@poyraz/games/tables'
import { SECOND_MS } from '@poyraz/kernel'
import { Money } from '@poyraz/ui'
import { Check, Hand } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSecondsUntil } from '../../../../shared/tables/table-states.ts'
import { CountdownRing } from '../countdown-ring.tsx'
import { DecisionButton } from '../decision-button.tsx'
import type { Play } from '../use-play.tsx'
import type { LiveTableView } from '../use-table.ts'
import { type AnteDecision, keyOfMove } from './use-ante-decision.ts'

type BarProps = {
  readonly view: LiveTableView
  readonly game: CasinoPoker
  readonly play: Play
  readonly decision: AnteDecision
}

/** Large buttons while the table waits for the decision about the ante. */
export function PokerBar(props: BarProps) {
  const t = useTranslations('table.poker')
  const table = useTranslations('table')
  const { view, game, play, decision } = props
  const stake = (play.chips.spots.get(ANTE) ?? 0) * game.playAntes
  return (
    <section
      aria-label={t('yours')}
      className="relative z-10 grid items-center gap-3 rounded-banner border border-brand/50 bg-night/95 px-5 py-2 text-white max-lg:rounded-b-none max-lg:px-3 max-lg:py-3 lg:grid-cols-2 lg:gap-6 short:grid-cols-2 short:py-1"
    >
      <div className="flex items-center gap-3">
        <Left endsAt={view.state.endsAt} lengthMs={view.state.poker?.stageMs ?? 0} />
        <p className="min-w-0 flex-1">
          <span className="block font-display text-lg leading-snug font-bold">{t('yours')}</span>
          <span className="block text-xs">{t('timeOut')}</span>
        </p>
        <p className="text-right text-xs max-xs:hidden">
          <Money amount={play.chips.staked} className="block font-display text-lg font-bold" />
          {table('staked')}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2.5">
        {POKER_MOVES.toReversed().map((move) => (
          <MoveButton key={move} move={move} stake={move === 'play' ? stake : 0} decision={decision} />
        ))}
      </div>
    </section>
  )
}

/** Seconds that are left for the decision, in a ring. */
function Left({ endsAt, lengthMs }: { readonly endsAt: number; readonly lengthMs: number }) {
  const seconds = useSecondsUntil(endsAt)
  const share = lengthMs === 0 ? 0 : Math.min(1, (seconds * SECOND_MS) / lengthMs)
  return <CountdownRing share={share} seconds={seconds} className="size-12 flex-none" />
}

const ICONS = { play: Check, fold: Hand } as const

function MoveButton(props: {
  readonly move: PokerMove
  readonly stake: number
  readonly decision: AnteDecision
}) {
  const t = useTranslations('table.poker')
  const { move, stake, decision } = props
  const name = t(`moves.${move}`)
  const letter = keyOfMove(move)
  return (
    <DecisionButton
      name={name}
      Icon={ICONS[move]}
      look={move === 'play' ? 'main' : 'other'}
      letter={letter}
      label={t('keys', { move: name, key: letter.toUpperCase() })}
      stake={stake}
      isDisabled={decision.isBusy}
      onPress={() => decision.decide(move)}
      className="min-h-16 text-xl short:min-h-11 short:text-base"
    />
  )
}
