import { formatCount, formatElapsed } from '@poyraz/text'
import { cx, Money, useLang } from '@poyraz/ui'
import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { StatsPeriod, Step } from '../stats.ts'

/** The figures of the charts as a table, newest first; opens on demand and scrolls sideways on phones. */
export function StatsTable(props: {
  readonly periods: readonly StatsPeriod[]
  readonly step: Step
  readonly nameOf: (period: StatsPeriod) => string
}) {
  const t = useTranslations('stats')
  const title = t(`table.${props.step}`)
  const heads = [t(`steps.${props.step}`), t('rounds'), t('stake'), t('win'), t('net'), t('time')]
  return (
    <details className="group border-t border-line pt-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 text-muted transition group-open:rotate-180" />
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the focus */}
      <section aria-label={title} tabIndex={0} className="mt-2 overflow-x-auto">
        <table className="w-full text-sm tabular-nums">
          <thead className="text-xs text-muted">
            <tr>
              {heads.map((head, column) => (
                <th key={head} scope="col" className={cell(column)}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.periods.toReversed().map((one) => (
              <Row key={one.period} one={one} name={props.nameOf(one)} />
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

function Row({ one, name }: { readonly one: StatsPeriod; readonly name: string }) {
  const lang = useLang()
  const cells = [
    formatCount(one.rounds, lang),
    <Money key="stake" amount={one.stake} />,
    <Money key="win" amount={one.win} />,
    <Money key="net" amount={one.win - one.stake} sign="always" />,
    formatElapsed(one.playedMs),
  ]
  return (
    <tr className="border-t border-line">
      <th scope="row" className={cx(cell(0), 'font-semibold')}>
        {name}
      </th>
      {cells.map((content, column) => (
        // oxlint-disable-next-line react/no-array-index-key -- the columns never change
        <td key={column} className={cell(column + 1)}>
          {content}
        </td>
      ))}
    </tr>
  )
}

function cell(column: number): string {
  return cx('py-2 whitespace-nowrap', column === 0 ? 'pr-3 text-left' : 'pl-3 text-right')
}
