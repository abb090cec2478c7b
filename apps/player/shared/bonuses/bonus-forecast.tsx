import { ERROR_MAX, forecastWagering, SIGMA_MAX, type WageringForecast } from '@poyraz/games/wagering'
import { formatCount, formatMoney, formatPercent } from '@poyraz/text'
import { SelectField, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { callQuery, refusalOf } from '../endpoint/queries.ts'
import { featuredQuery, type Game } from '../games/games.ts'
import { BonusTexts } from '../i18n/bonus-texts.tsx'
import { ListFailure } from '../lists/list-failure.tsx'
import type { Offer } from './bonuses.ts'
import { type GameFigures, type Money, stakesOf, wageringOn } from './wagering-plan.ts'

type Subject = { readonly offer: Offer; readonly money: Money }

/** Expected cost and chance of an offer's wagering, by game and stake, from the figures of their certificates. */
export function BonusForecast(props: Subject) {
  return (
    <BonusTexts>
      <Loaded {...props} />
    </BonusTexts>
  )
}

function Loaded(props: Subject) {
  const { data, error, refetch } = useQuery(featuredQuery(useLang()))
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-60 rounded-tile" />
  const games = data.data.filter(({ slug }) => wageringOn(slug, props.offer, props.money.bonus) !== null)
  const [first] = games
  return first ? <GameChooser {...props} games={games} first={first} /> : null
}

function GameChooser(props: Subject & { readonly games: readonly Game[]; readonly first: Game }) {
  const label = useTranslations('bonuses.forecast')('game')
  const { games, first, ...subject } = props
  const [gameID, setGameID] = useState(first.gameID)
  const [stake, setStake] = useState(0)
  const game = games.find((one) => one.gameID === gameID) ?? first
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={label}
        value={String(game.gameID)}
        options={games.map((one) => ({ value: String(one.gameID), label: one.name }))}
        onChange={(event) => setGameID(Number(event.target.value))}
      />
      <OfGame {...subject} game={game} wanted={stake} onStake={setStake} />
    </div>
  )
}

type OfGameProps = Subject & {
  readonly game: Game
  /** Games have stakes of their own: the next lower one stands for one that this game does not have. */
  readonly wanted: number
  readonly onStake: (stake: number) => void
}

function OfGame({ offer, money, game, wanted, onStake }: OfGameProps) {
  const { data, error, refetch } = useQuery(callQuery('casino.figures', { gameID: game.gameID }, useLang()))
  if (error && !data && refusalOf(error).error === 'not_found') return <NoForecast />
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-44 rounded-tile" />
  const figures = data.data
  const stakes = stakesOf(figures, offer)
  const place = Math.max(
    0,
    stakes.findLastIndex((stake) => stake <= wanted),
  )
  const stake = stakes[place]
  if (stake === undefined) return null
  const wagering = wageringOn(game.slug, offer, money.bonus) ?? 0
  return (
    <>
      <StakeSlider stakes={stakes} place={place} onPlace={(next) => onStake(stakes[next] ?? stake)} />
      <Figures forecast={forecastWagering(figures, { ...money, wagering, stake })} />
      <Explained name={game.name} figures={figures} wagering={wagering} />
    </>
  )
}

function NoForecast() {
  return <p className="text-sm text-muted">{useTranslations('bonuses.forecast')('none')}</p>
}

function StakeSlider(props: {
  readonly stakes: readonly number[]
  readonly place: number
  readonly onPlace: (place: number) => void
}) {
  const t = useTranslations('bonuses.forecast')
  const lang = useLang()
  const id = useId()
  const { stakes, place } = props
  const words = formatMoney(stakes[place] ?? 0, lang)
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold tabular-nums">
        {t('stake', { stake: words })}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={stakes.length - 1}
        value={place}
        aria-valuetext={words}
        onChange={(event) => props.onPlace(Number(event.target.value))}
        className="h-11 w-full accent-brand"
      />
    </div>
  )
}

/** The chance is rounded to steps of five points, because it is not known better. */
const STEP = 5

function Figures({ forecast }: { readonly forecast: WageringForecast }) {
  const t = useTranslations('bonuses.forecast')
  const lang = useLang()
  const { rounds, cost, outcome } = forecast
  const money = (amount: number) => formatMoney(Math.round(amount), lang)
  const chance = (finish: number) => {
    const share = Math.round((finish * 100) / STEP) * STEP
    return finish === 1 ? t('surely') : t('about', { share: String(share) })
  }
  const figures = [
    [t('rounds'), formatCount(rounds, lang)],
    [t('cost'), money(cost)],
    [t('finish'), outcome ? chance(outcome.finish) : t('unknown')],
    [t('result'), outcome ? `${outcome.result > 0 ? '+' : ''}${money(outcome.result)}` : t('unknown')],
  ] as const
  return (
    <dl aria-live="polite" className="grid grid-cols-2 gap-3 rounded-tile bg-surface-2 p-4 text-sm">
      {figures.map(([name, words]) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="font-bold tabular-nums">{words}</dd>
        </div>
      ))}
    </dl>
  )
}

function Explained(props: {
  readonly name: string
  readonly figures: GameFigures
  readonly wagering: number
}) {
  const t = useTranslations('bonuses.forecast')
  const lang = useLang()
  const edge = formatPercent((1000 - props.figures.mean) * 10, lang)
  const wagering = formatMoney(props.wagering, lang, { fraction: 'auto' })
  return (
    <p className="text-sm text-muted">
      {t('text', { wagering, game: props.name, edge })}{' '}
      {props.figures.sigma > SIGMA_MAX
        ? t('tooWild')
        : t('limits', { error: String(Math.round(ERROR_MAX * 100)) })}
    </p>
  )
}
