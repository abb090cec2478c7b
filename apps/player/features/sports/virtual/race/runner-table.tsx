import { cx } from '@poyraz/ui'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { RunnerNumber } from '../../../../shared/virtual/runner-number.tsx'
import type { Outright } from '../../api/types.ts'
import { OddsButton } from '../../components/odds-button.tsx'
import { betEventOf } from '../../slip/outrights.ts'
import type { Runner, VirtualRound } from '../queries.ts'
import { EachWayChip } from './each-way-chip.tsx'
import { Silks } from './silks.tsx'

type Props = {
  readonly round: VirtualRound
  readonly outright: Outright
  /** The market of which a phone has a column; wider screens have both. */
  readonly first: 'WINNER' | 'PLACE'
}

const CELL = 'py-1.5 pl-2 align-middle'

/** The runners with their prices to win and to be placed. */
export function RunnerTable({ round, outright, first }: Props) {
  const t = useTranslations('virtual.race')
  const markets = outright.markets.flatMap((market) =>
    market.code === 'WINNER' || market.code === 'PLACE' ? [{ code: market.code, market } as const] : [],
  )
  const terms = markets.find(({ code }) => code === 'WINNER')?.market.eachWay ?? null
  return (
    <>
      <table className="w-full text-sm">
        <Head {...{ round, first, markets }} hasEachWay={terms !== null} />
        <tbody>
          {round.runners.map((runner, place) => (
            <Row key={runner.teamID} {...{ round, outright, first, runner, markets }} number={place + 1} />
          ))}
        </tbody>
      </table>
      {terms && <p className="text-xs text-muted">{t('eachWayText', terms)}</p>}
    </>
  )
}

type HeadProps = Pick<Props, 'round' | 'first'> & { readonly markets: Markets; readonly hasEachWay: boolean }

function Head({ round, first, markets, hasEachWay }: HeadProps) {
  const t = useTranslations('virtual.race')
  return (
    <thead className="text-xs text-muted">
      <tr className="border-b border-line">
        <th scope="col" className="py-2 text-left font-semibold">
          <span className="sr-only">{t('number')}</span>
        </th>
        <th scope="col" className="py-2 pl-2 text-left font-semibold">
          {t(round.game === 'dogs' ? 'dog' : 'horse')}
        </th>
        {markets.map(({ code, market }) => (
          <th
            key={market.market}
            scope="col"
            className={cx('w-20 pl-2 text-center font-semibold md:w-28', code !== first && 'max-md:hidden')}
          >
            {code === 'WINNER' ? t('win') : t('place', { places: Number(market.line) })}
          </th>
        ))}
        {hasEachWay && (
          <th
            scope="col"
            className={cx('w-16 pl-2 text-center font-semibold', first !== 'WINNER' && 'max-md:hidden')}
          >
            {t('eachWay')}
          </th>
        )}
      </tr>
    </thead>
  )
}

type Markets = readonly { readonly code: 'WINNER' | 'PLACE'; readonly market: Outright['markets'][number] }[]

function Row(props: Props & { readonly runner: Runner; readonly number: number; readonly markets: Markets }) {
  const { round, outright, first, runner, number, markets } = props
  const event = useMemo(() => betEventOf(outright), [outright])
  const winner = markets.find(({ code }) => code === 'WINNER')?.market
  return (
    <tr className="border-b border-line last:border-b-0">
      <td className="w-8 py-1.5">
        <RunnerNumber number={number} />
        <span className="sr-only">{number}</span>
      </td>
      <th scope="row" className={cx(CELL, 'text-left font-semibold')}>
        <span className="flex items-center gap-2">
          <Silks runner={runner} number={number} isDog={round.game === 'dogs'} />
          <span className="min-w-0">{runner.name}</span>
        </span>
      </th>
      {markets.map(({ code, market }) => {
        const outcome = market.outcomes.find(({ teamID }) => teamID === runner.teamID)
        return (
          <td key={market.market} className={cx(CELL, code !== first && 'max-md:hidden')}>
            {outcome && <OddsButton event={event} market={market} outcome={outcome} />}
          </td>
        )
      })}
      {winner?.eachWay && (
        <td className={cx(CELL, first !== 'WINNER' && 'max-md:hidden')}>
          <EachWayChip event={event} market={winner} terms={winner.eachWay} runner={runner} />
        </td>
      )}
    </tr>
  )
}
