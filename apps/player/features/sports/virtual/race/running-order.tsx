import { LOCALES } from '@poyraz/text'
import { Card, cx, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { RunnerNumber } from '../../../../shared/virtual/runner-number.tsx'
import type { Runner, VirtualRound } from '../queries.ts'
import { Silks } from './silks.tsx'
import type { Standing } from './use-order.ts'

/** Height of a row in pixels; rows move by whole rows. */
const ROW = 48
const TENTHS = 10

/** The order of a race: rows change their places as the runners do. */
export function RunningOrder({
  round,
  standing,
}: {
  readonly round: VirtualRound
  readonly standing: Standing
}) {
  const t = useTranslations('virtual.race')
  const { order, tenthsBehind } = standing
  return (
    <Card flush className="p-3 md:p-4">
      <h2 className="px-2 pb-2 text-lg">{t('order')}</h2>
      <ol className="sr-only">
        {order.map((number) => (
          <li key={number}>{t('runner', { number, name: round.runners[number - 1]?.name ?? '' })}</li>
        ))}
      </ol>
      <div aria-hidden="true" className="relative" style={{ height: order.length * ROW }}>
        {round.runners.map((runner, index) => {
          const place = order.indexOf(index + 1)
          const tenths = tenthsBehind[place] ?? 0
          return (
            <Row
              key={runner.teamID}
              number={index + 1}
              isDog={round.game === 'dogs'}
              {...{ runner, place, tenths }}
            />
          )
        })}
      </div>
    </Card>
  )
}

type RowProps = {
  readonly runner: Runner
  readonly number: number
  readonly isDog: boolean
  readonly place: number
  readonly tenths: number
}

function Row({ runner, number, isDog, place, tenths }: RowProps) {
  const t = useTranslations('virtual.race')
  const length = useLengths()
  return (
    <div
      style={{ height: ROW, transform: `translateY(${place * ROW}px)` }}
      className={cx(
        'absolute inset-x-0 top-0 flex items-center gap-3 rounded-control px-2 transition-transform duration-500',
        place === 0 && 'bg-brand-soft',
      )}
    >
      <span className="w-5 text-right text-sm font-bold text-muted tabular-nums">{place + 1}</span>
      <RunnerNumber number={number} className="size-7 text-sm" />
      <Silks runner={runner} number={number} isDog={isDog} />
      <b className="min-w-0 flex-1 truncate text-sm">{runner.name}</b>
      <span className="text-sm text-muted tabular-nums">
        {place > 0 && t('behind', { lengths: length(tenths) })}
      </span>
    </div>
  )
}

/** Returns lengths with one digit in the way of the language: `1,4`. */
export function useLengths(): (tenths: number) => string {
  const lang = useLang()
  return (tenths) =>
    (tenths / TENTHS).toLocaleString(LOCALES[lang], { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
