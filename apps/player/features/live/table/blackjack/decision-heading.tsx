import type { BlackjackMove } from '@poyraz/games/tables'
import { SECOND_MS } from '@poyraz/kernel'
import { Button, cx, Money } from '@poyraz/ui'
import { Lightbulb } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSecondsUntil } from '../../../../shared/tables/table-states.ts'
import { CountdownRing } from '../countdown-ring.tsx'
import type { LiveTableView } from '../use-table.ts'

/** The time that is left, the hint if the player wants it, and all stakes of the round. */
export function DecisionHeading(props: {
  readonly view: LiveTableView
  readonly staked: number
  readonly isInsurance: boolean
  readonly best: BlackjackMove | null
  readonly isHinted: boolean
  onHint(isHinted: boolean): void
}) {
  const t = useTranslations('table.hands')
  const table = useTranslations('table')
  const { view, isInsurance, best, isHinted } = props
  return (
    <div className="flex items-center gap-3">
      <Left endsAt={view.state.endsAt} lengthMs={view.state.hands?.stageMs ?? 0} />
      <p className="min-w-0 flex-1">
        <span className="block font-display text-lg leading-snug font-bold">
          {t(isInsurance ? 'stages.insurance' : 'stages.yours')}
        </span>
        <span aria-live="polite" className={cx('block text-xs', best && 'font-bold text-lamp')}>
          {best
            ? isInsurance
              ? t('hintInsurance')
              : t('hintIs', { move: t(`moves.${best}`) })
            : t(isInsurance ? 'timeOut.insurance' : 'timeOut.turns')}
        </span>
      </p>
      <HintButton isOn={isHinted} onPress={() => props.onHint(!isHinted)} />
      <p className="text-right text-xs max-xs:hidden">
        <Money amount={props.staked} className="block font-display text-lg font-bold" />
        {table('staked')}
      </p>
    </div>
  )
}

function HintButton({ isOn, onPress }: { readonly isOn: boolean; onPress(): void }) {
  const t = useTranslations('table.hands')
  return (
    <Button
      variant="quiet"
      aria-pressed={isOn}
      onClick={onPress}
      className={cx(
        'gap-1.5 bg-white/5 px-3 text-white inset-ring-white/20 hover:bg-white/15',
        isOn && 'text-lamp',
      )}
    >
      <Lightbulb aria-hidden="true" className="size-4.5" />
      {t('hint')}
    </Button>
  )
}

/** Seconds that are left for the decision, in a ring. */
function Left({ endsAt, lengthMs }: { readonly endsAt: number; readonly lengthMs: number }) {
  const seconds = useSecondsUntil(endsAt)
  const share = lengthMs === 0 ? 0 : Math.min(1, (seconds * SECOND_MS) / lengthMs)
  return (
    <span role="timer" aria-label={String(seconds)} className="flex-none">
      <CountdownRing share={share} seconds={seconds} className="size-12" />
    </span>
  )
}
