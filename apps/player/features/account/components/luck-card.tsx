import { formatCount, formatMoney, formatPercent } from '@poyraz/text'
import { Card, Money, useLang } from '@poyraz/ui'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { Days } from '../../../shared/dates/presets.ts'
import { expectedLine, ownLine } from '../luck/luck-bands.ts'
import { type Luck, useLuck } from '../luck/use-luck.ts'
import { Legend } from './bar-chart.tsx'
import { LuckChart } from './luck-chart.tsx'

/** The player's own result of a slot beside what its rules lead to for the same stakes. */
export function LuckCard({ gameID, days }: { readonly gameID: number; readonly days: Days }) {
  const luck = useLuck(gameID, days)
  return luck ? <LuckView luck={luck} /> : null
}

function LuckView({ luck }: { readonly luck: Luck }) {
  const t = useTranslations('stats')
  const lang = useLang()
  const { rounds, slices, rtpBp, bands } = luck
  const [own, expected] = [ownLine(slices), expectedLine(slices, rtpBp)]
  const [lowest, , , , highest] = bands.lines.map((line) => line.at(-1) ?? 0)
  const money = (amount: number) => formatMoney(Math.round(amount), lang)
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl">{t('luck.title')}</h2>
      <p className="text-lg font-semibold" role="status">
        {t('luck.result', { share: Math.round(100 * bands.below), rounds: formatCount(rounds, lang) })}
      </p>
      <Legend
        items={[
          ['fill-brand', t('luck.own')],
          ['fill-lamp', t('luck.expected')],
          ['fill-line-strong', t('luck.usual')],
        ]}
      />
      <LuckChart
        label={t('luck.chart', {
          own: money(own.at(-1) ?? 0),
          expected: money(expected.at(-1) ?? 0),
          lowest: money(lowest ?? 0),
          highest: money(highest ?? 0),
        })}
        own={own}
        expected={expected}
        lines={bands.lines}
      />
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Figure name={t('luck.own')} amounts={[own.at(-1)]} />
        <Figure name={t('luck.expected')} amounts={[expected.at(-1)]} />
        <Figure name={t('luck.usual')} amounts={[lowest, highest]} />
      </dl>
      <p className="text-xs text-muted">{t('luck.note', { rtp: formatPercent(rtpBp, lang) })}</p>
    </Card>
  )
}

/** An amount, or the two ends of a range. */
function Figure({
  name,
  amounts,
}: {
  readonly name: string
  readonly amounts: readonly (number | undefined)[]
}) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-lg font-bold tabular-nums">
        {amounts.map((amount = 0, place) => (
          <Fragment key={place}>
            {place > 0 && ' … '}
            <Money amount={Math.round(amount)} sign="always" />
          </Fragment>
        ))}
      </dd>
    </div>
  )
}
