import { formatMultiplier } from '@poyraz/text'
import { cx, useLang } from '@poyraz/ui'
import { WifiOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSecondsUntil } from '../../../../shared/tables/table-states.ts'
import type { LiveTableView } from '../use-table.ts'
import { paidOf } from './flight-view.ts'
import type { Flights } from './use-flights.ts'
import { useMoment } from './use-multiplier.ts'

const DOTS = { betting: 'bg-lamp', launching: 'bg-white', flying: 'bg-foam', crashed: 'bg-flare' } as const

type MultiplierProps = { readonly view: LiveTableView; readonly flights: Flights }

/** The multiplier, or the seconds until the bets end, with the stage of the round. */
export function Multiplier({ view: { state }, flights }: MultiplierProps) {
  const t = useTranslations('table.kite')
  const lang = useLang()
  const { stage, multiplier, isLost } = useMoment(state)
  const seconds = useSecondsUntil(state.endsAt)
  const number = stage === 'betting' ? t('seconds', { seconds }) : formatMultiplier(multiplier, lang)
  return (
    <div aria-hidden="true">
      <p
        className={cx(
          'font-display font-heavy tracking-tight tabular-nums',
          stage === 'crashed' && 'text-flare',
          isLost && 'opacity-60',
        )}
        style={{ fontSize: 'clamp(3rem, min(8vw, 12vh), 7rem)', lineHeight: 1 }}
      >
        {isLost && stage === 'launching' ? '–' : number}
      </p>
      {isLost ? (
        <Disconnected hasBet={flights.own.some((own) => paidOf(own, state) === null)} />
      ) : (
        <p className="mt-1 flex items-center gap-2 text-sm font-semibold lg:text-base">
          <span className={cx('size-2.5 rounded-chip', DOTS[stage])} />
          {t(`stages.${stage}`)}
        </p>
      )}
    </div>
  )
}

/** Stands in the place of the stage, which a page without a connection does not know. */
function Disconnected({ hasBet }: { readonly hasBet: boolean }) {
  const t = useTranslations('table.kite')
  return (
    <div className="mt-1 max-w-60 text-sm lg:max-w-80 lg:text-base">
      <p className="flex items-center gap-2 font-semibold text-lamp">
        <WifiOff className="size-4" />
        {t('disconnected')}
      </p>
      {hasBet && <p className="text-xs lg:text-sm">{t('fliesOn')}</p>}
    </div>
  )
}
