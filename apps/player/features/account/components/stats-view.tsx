import { MONTHS } from 'virtual:names'
import { PLAY_PAUSE_MINUTES } from '@poyraz/contract/constants'
import { protectionPaths } from '@poyraz/site/protection'
import { formatCount, formatElapsed, formatMoney } from '@poyraz/text'
import { Card, cx, Money, useLang } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Days } from '../../../shared/dates/presets.ts'
import { GameIcon } from '../../../shared/games/game-icon.tsx'
import { everyPeriod, periodName, type Stats, type StatsPeriod, type Step } from '../stats.ts'
import { BarChart, Legend } from './bar-chart.tsx'
import { LuckCard } from './luck-card.tsx'
import { StatsEmpty } from './stats-empty.tsx'
import { StatsTable } from './stats-table.tsx'

/** The figures of a period: totals, charts with their table, and games. */
export function StatsView(props: {
  readonly stats: Stats
  readonly days: Days
  readonly step: Step
  /** Id of the chosen game; empty without one. */
  readonly game: string
}) {
  const { stats, days, step, game } = props
  if (stats.total.rounds === 0) return <StatsEmpty />
  const periods = everyPeriod(stats.periods, days, step)
  return (
    <>
      <TotalsCard total={stats.total} />
      {game && <LuckCard gameID={Number(game)} days={days} />}
      <ChartsCard periods={periods} step={step} />
      <GamesCard games={stats.games} />
    </>
  )
}

function TotalsCard({ total }: { readonly total: Stats['total'] }) {
  const t = useTranslations('stats')
  const lang = useLang()
  const net = total.win - total.stake
  const result = net < 0 ? 'lost' : net > 0 ? 'won' : 'even'
  return (
    <Card>
      <p role="status" className="font-display text-2xl font-bold tracking-tight">
        {t(result, { amount: formatMoney(Math.abs(net), lang) })}
      </p>
      <LimitsHint />
      <dl aria-label={t('figures')} className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Figure name={t('stake')}>
          <Money amount={total.stake} />
        </Figure>
        <Figure name={t('win')}>
          <Money amount={total.win} />
        </Figure>
        <Figure name={t('net')}>
          <Money amount={net} sign="always" className={netColour(net)} />
        </Figure>
        <Figure name={t('time')}>{formatElapsed(total.playedMs)}</Figure>
        <Figure name={t('rounds')}>{formatCount(total.rounds, lang)}</Figure>
        <Figure name={t('biggestWin')}>
          <Money amount={total.biggestWin} />
        </Figure>
        <Figure name={t('feature')}>
          {total.featureSpins > 0 ? t('featureSpins', { count: total.featureSpins }) : t('noFeature')}
        </Figure>
      </dl>
      <p className="mt-4 text-xs text-muted">{t('note', { minutes: PLAY_PAUSE_MINUTES })}</p>
    </Card>
  )
}

function LimitsHint() {
  const t = useTranslations('stats')
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-muted">
      {t('limitsText')}
      <Link
        to={protectionPaths.limits}
        className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
      >
        {t('limits')}
      </Link>
    </p>
  )
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-lg font-bold tabular-nums">{children}</dd>
    </div>
  )
}

const netColour = (net: number) => cx(net > 0 && 'text-success', net < 0 && 'text-danger')

const STAKE_COLOUR = 'fill-line-strong'
const WIN_COLOUR = 'fill-brand'

function ChartsCard({ periods, step }: { readonly periods: readonly StatsPeriod[]; readonly step: Step }) {
  const t = useTranslations('stats')
  const lang = useLang()
  const nameOf = ({ period }: { period: string }) => periodName(period, lang, MONTHS[lang])
  const [first, last] = [periods[0], periods.at(-1)].map((one) => (one ? nameOf(one) : ''))
  const label = (chart: string) => t('chartOf', { chart, from: first ?? '', to: last ?? '' })
  return (
    <Card className="flex flex-col gap-5">
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{t('flowChart')}</h2>
        <Legend
          items={[
            [STAKE_COLOUR, t('stake')],
            [WIN_COLOUR, t('win')],
          ]}
        />
        <BarChart
          label={label(t('flowChart'))}
          colours={[STAKE_COLOUR, WIN_COLOUR]}
          groups={periods.map(({ period, stake, win }) => ({ name: period, values: [stake, win] }))}
        />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{t('netChart')}</h2>
        <BarChart
          label={label(t('netChart'))}
          colours={['fill-success', 'fill-danger']}
          groups={periods.map(({ period, stake, win }) => ({ name: period, values: [win - stake] }))}
        />
        <p aria-hidden="true" className="flex justify-between pl-18 text-2xs text-muted">
          <span>{first}</span>
          <span>{last}</span>
        </p>
      </section>
      <StatsTable periods={periods} step={step} nameOf={nameOf} />
    </Card>
  )
}

function GamesCard({ games }: { readonly games: Stats['games'] }) {
  const t = useTranslations('stats')
  return (
    <Card>
      <h2 className="text-xl">{t('games')}</h2>
      <ul className="mt-2">
        {games.map((game) => (
          <li
            key={game.gameID}
            className="flex items-center gap-2.5 border-b border-line py-2.5 last:border-b-0"
          >
            <GameIcon slug={game.slug} />
            <span className="min-w-0 flex-1">
              <span className="block text-sm font-bold">{game.gameName}</span>
              <span className="flex flex-wrap gap-x-2 text-xs text-muted">
                <span>{t('gameRounds', { count: game.rounds })}</span>
                <span>
                  {t('biggestWin')}: <Money amount={game.biggestWin} />
                </span>
              </span>
            </span>
            <GameMoney stake={game.stake} win={game.win} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function GameMoney({ stake, win }: { readonly stake: number; readonly win: number }) {
  const t = useTranslations('stats')
  const net = win - stake
  const parts = [
    [t('stake'), <Money key="stake" amount={stake} />],
    [t('win'), <Money key="win" amount={win} />],
    [t('net'), <Money key="net" amount={net} sign="always" className={netColour(net)} />],
  ] as const
  return (
    <dl className="flex flex-col items-end text-xs text-muted sm:flex-row sm:gap-4">
      {parts.map(([name, amount]) => (
        <div key={name} className="flex items-baseline justify-end gap-1.5 sm:min-w-32">
          <dt>{name}</dt>
          <dd className="text-sm font-semibold text-text">{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
