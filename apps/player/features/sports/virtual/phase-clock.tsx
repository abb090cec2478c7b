import type { VirtualGameName } from '@poyraz/games/virtual'
import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { type TableState, useIsOverdue, useSecondsUntil } from '../../../shared/tables/table-states.ts'
import { seasonAt } from './league/season.ts'
import type { VirtualRound } from './queries.ts'
import { progressOf } from './round-time.ts'

type Shown = Pick<VirtualRound, 'game' | 'rests' | 'bettingMs' | 'drawingMs' | 'resultMs'>
type Props = { readonly round: Shown; readonly state: TableState; readonly className?: string }

/** Seconds from which the clock warns. */
const LAST_SECONDS = 10
const SECONDS = 60

export const kindOf = (game: VirtualGameName) => (game === 'league' ? 'league' : 'race')

/** Says if bets are open, and counts down to the next phase. */
export function PhaseClock({ round, state, className }: Props) {
  const t = useTranslations('virtual')
  const seconds = useSecondsUntil(state.endsAt)
  const isOverdue = useIsOverdue(state.endsAt)
  const kind = kindOf(round.game)
  if (round.rests) return <Plate className={className} dot="bg-lamp" text={t('rests')} />
  if (isOverdue) return <Plate className={className} dot="bg-lamp" text={t('overdue')} />
  const name = state.phase === 'betting' ? t(`until.${kind}`) : t('until.result')
  if (state.phase === 'drawing')
    return <Plate className={className} dot="bg-coral" text={<Running round={round} state={state} />} />
  return (
    <Plate
      className={className}
      dot={state.phase === 'betting' ? 'bg-brand' : 'bg-lamp'}
      text={name}
      seconds={seconds}
      isLast={state.phase === 'betting' && seconds <= LAST_SECONDS}
    />
  )
}

function Running({ round, state }: Pick<Props, 'round' | 'state'>) {
  const t = useTranslations('virtual')
  useSecondsUntil(state.endsAt)
  if (round.game !== 'league') return t('running.race')
  return t('running.league', { day: seasonAt({ matches: [] }, progressOf(state, round)).day + 1 })
}

function Plate(props: {
  readonly className?: string | undefined
  readonly dot: string
  readonly text: React.ReactNode
  readonly seconds?: number
  readonly isLast?: boolean
}) {
  const { seconds } = props
  return (
    <p
      role="timer"
      className={cx(
        'inline-flex min-h-11 items-center gap-2.5 rounded-chip bg-ink/85 px-4 text-sm font-bold text-white inset-ring inset-ring-white/14',
        props.className,
      )}
    >
      <span aria-hidden="true" className={cx('size-2.5 flex-none rounded-chip', props.dot)} />
      {props.text}
      {seconds !== undefined && <Left seconds={seconds} isLast={props.isLast ?? false} />}
    </p>
  )
}

function Left({ seconds, isLast }: { readonly seconds: number; readonly isLast: boolean }) {
  return (
    <b className={cx('font-display text-lg tabular-nums', isLast && 'text-lamp')}>
      {Math.floor(seconds / SECONDS)}:{String(seconds % SECONDS).padStart(2, '0')}
    </b>
  )
}
