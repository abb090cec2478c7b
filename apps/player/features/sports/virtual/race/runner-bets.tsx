import { Card, cx } from '@poyraz/ui'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Outright } from '../../api/types.ts'
import { Segments } from '../../components/segments.tsx'
import type { VirtualRound } from '../queries.ts'
import { COMBINATIONS, type CombinationCode } from './combination.ts'
import { CombinationPicker } from './combination-picker.tsx'
import { RunnerTable } from './runner-table.tsx'

const TABS = ['WINNER', 'PLACE', 'REVERSE', 'FORECAST', 'TRICAST'] as const
type Tab = (typeof TABS)[number]

const isCombination = (tab: Tab): tab is CombinationCode => Object.hasOwn(COMBINATIONS, tab)

type Props = { readonly round: VirtualRound; readonly outright: Outright }

/** The bets on a race: on one runner, or on the first two or three. */
export function RunnerBets({ round, outright }: Props) {
  const t = useTranslations('virtual.race')
  const name = useId()
  const [chosen, choose] = useState<Tab>('WINNER')
  const offered = TABS.filter((tab) => outright.markets.some(({ code }) => code === tab))
  const tab = offered.includes(chosen) ? chosen : 'WINNER'
  return (
    <Card flush className="flex flex-col gap-3 p-3 md:p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg max-md:sr-only">{t('runners')}</h2>
        <div className="min-w-0 flex-1 overflow-x-auto md:ml-auto md:max-w-prose">
          <Segments
            name={name}
            label={t('tabsLabel')}
            value={tab}
            segments={offered.map((value) => ({
              value,
              text: (
                <span className={cx('px-1.5', value.length > 6 && 'max-sm:text-xs')}>
                  {t(`tabs.${value}`)}
                </span>
              ),
            }))}
            onChoose={choose}
          />
        </div>
      </div>
      {isCombination(tab) ? (
        <CombinationPicker key={`${tab}-${outright.eventID}`} round={round} outright={outright} code={tab} />
      ) : (
        <RunnerTable round={round} outright={outright} first={tab} />
      )}
    </Card>
  )
}
