import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { TableState } from '../../../../shared/tables/table-states.ts'
import { RunnerNumber } from '../../../../shared/virtual/runner-number.tsx'
import type { VirtualRound } from '../queries.ts'
import { raceOf } from './race-view.ts'
import { useLengths } from './running-order.tsx'
import { Silks } from './silks.tsx'

/** Steps by the order of the finish; the winner stands in the middle. */
const STEPS = [
  { place: 0, high: 'h-18 sm:h-30' },
  { place: 1, high: 'h-12 sm:h-20' },
  { place: 2, high: 'h-9 sm:h-14' },
] as const

/** The first three of a race on their steps, over the photograph of the finish. */
export function Podium({ round, state }: { readonly round: VirtualRound; readonly state: TableState }) {
  const t = useTranslations('virtual.race')
  const lengths = useLengths()
  const race = raceOf(state)
  if (!race) return null
  return (
    <div className="bg-night px-3 pt-3 sm:absolute sm:inset-y-0 sm:right-3 sm:flex sm:w-2/5 sm:items-end sm:bg-transparent sm:px-0">
      <ol aria-label={t('podium')} className="mx-auto flex w-full max-w-form items-end gap-2">
        {STEPS.map(({ place, high }) => {
          const number = race.order[place] ?? 0
          const runner = round.runners[number - 1]
          const behind = race.gaps.slice(0, place).reduce((sum, gap) => sum + gap, 0)
          if (!runner) return null
          return (
            <li
              key={place}
              className={cx('animate-rise flex min-w-0 flex-1 flex-col items-center gap-1.5', ORDER[place])}
            >
              <Silks runner={runner} number={number} isDog={round.game === 'dogs'} />
              <b className="w-full truncate text-center text-sm text-white">{runner.name}</b>
              <span
                className={cx(
                  'flex w-full flex-col items-center gap-1 rounded-t-control pt-2',
                  high,
                  STEP[place],
                )}
              >
                <RunnerNumber number={number} className="size-7 text-sm" />
                <span className="text-xs font-bold max-sm:hidden">
                  {place === 0 ? t('winner') : t('behind', { lengths: lengths(behind) })}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

const ORDER = ['order-2', 'order-1', 'order-3']
const STEP = ['bg-lamp text-ink', 'bg-white/85 text-ink', 'bg-ember-1 text-white']
