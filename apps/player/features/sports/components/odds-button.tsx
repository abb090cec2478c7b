import { cx } from '@poyraz/ui'
import { Check, Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Market, Outcome } from '../api/types.ts'
import { useEventName } from '../hooks/use-event-name.ts'
import { useOdds } from '../odds/use-odds.ts'
import type { PriceCell } from '../prices/price-store.ts'
import { prices } from '../prices/prices.ts'
import { usePrice } from '../prices/use-prices.ts'
import { builderActions, hasPart, useBuilder } from '../slip/builder.ts'
import { type BetEvent, isSame, type Selection, selectionOf } from '../slip/slip.ts'
import { slipActions, useSlip } from '../slip/slip-store.ts'

type Props = {
  readonly event: BetEvent
  readonly market: Market
  readonly outcome: Outcome
  /** Text beside the price; columns with a heading need none. */
  readonly label?: string | undefined
  /** True for a small label because another one beside it is long; without it the label decides. */
  readonly small?: boolean
}

const BUTTON =
  'group/odds relative flex min-h-11 min-w-0 w-full items-center rounded-control border px-2.5 text-sm font-bold ' +
  'tabular-nums transition-colors select-none'
const IDLE = 'border-line bg-surface-2 text-text hover:border-line-strong'
const SELECTED = 'border-brand bg-brand text-on-brand'
const CLOSED = 'odds-closed border-line text-muted'

const SHORT_LABEL_MAX = 12
export const isLongLabel = (label: string) => label.length > SHORT_LABEL_MAX
/** A long name takes a second line in a smaller size. */
const SMALL = 'line-clamp-2 py-1 text-xs'

/** The price of an outcome. A press adds it to the coupon, or to the bet that is being built, or removes it. */
export function OddsButton({ event, market, outcome, label, small }: Props) {
  const t = useTranslations('sports')
  const odds = useOdds()
  const eventName = useEventName()
  const price = usePrice(event.eventID, market, outcome)
  const { selected, toggle } = useChoice(event, market, outcome)
  const isShut = !price.open && !selected
  const name = t('priceLabel', {
    event: eventName({ home: event.home.name, away: event.away.name }),
    market: market.name,
    outcome: outcome.name,
  })
  return (
    <button
      type="button"
      aria-pressed={selected}
      aria-disabled={isShut || undefined}
      onClick={() => isShut || toggle(price)}
      className={cx(BUTTON, selected ? SELECTED : price.open ? IDLE : CLOSED)}
    >
      {!selected && price.open && <Tint price={price} />}
      <span className="sr-only">{name} </span>
      {label !== undefined && <Label text={label} faded={!isShut} small={small ?? isLongLabel(label)} />}
      <span className={cx('relative flex items-center', label === undefined ? 'mx-auto' : 'ml-auto')}>
        {price.open || selected ? (
          <Figure price={price} text={odds(price.odds)} selected={selected} narrow={label !== undefined} />
        ) : (
          <Shut />
        )}
      </span>
    </button>
  )
}

type LabelProps = { readonly text: string; readonly faded: boolean; readonly small: boolean }

function Label({ text, faded, small }: LabelProps) {
  const size = small ? SMALL : 'truncate'
  return (
    <span
      aria-hidden="true"
      className={cx('relative mr-1 min-w-0 text-left font-semibold', faded && 'opacity-75', size)}
    >
      {text}
    </span>
  )
}

/** Tells if an outcome is chosen, for the bet that is being built of its match or else for the coupon. */
function useChoice(event: BetEvent, market: Market, outcome: Outcome) {
  const key = { eventID: event.eventID, market: market.market, outcome: outcome.outcome }
  const isBuilding = useBuilder(({ eventID }) => eventID === event.eventID)
  const isPart = useBuilder(({ parts }) => isBuilding && hasPart(parts, key.market, key.outcome))
  const inSlip = useSlip(({ selections }) => selections.some((one) => isSame(one, key)))
  return {
    selected: isBuilding ? isPart : inSlip,
    toggle(price: PriceCell) {
      if (isBuilding) builderActions.toggle(partOf(market, outcome))
      else slipActions.toggle(pricedSelection(event, market, outcome, price))
    },
  }
}

/** A longer price beside a label is smaller, so that neither is cut on the narrowest buttons. */
const LABELLED_MAX = 4

/** A whole price from 100 on loses its zeros, so that the label beside it stays readable: `102` for `102,00`. */
const shortPrice = (text: string): string => text.replace(/^(\d{3,})[.,]00$/, '$1')

/** Arrow and tick never move a price: beside a label they have their own space, else they stand at its corner. */
function Figure(props: {
  readonly price: PriceCell
  readonly text: string
  readonly selected: boolean
  readonly narrow: boolean
}) {
  const { price, selected, narrow } = props
  const text = narrow ? shortPrice(props.text) : props.text
  const isSmall = narrow && text.length > LABELLED_MAX
  return (
    <>
      <span key={price.moves} className={cx('digit', moveClass(price, 'digit'), isSmall && 'text-xs')}>
        {text}
      </span>
      <span
        aria-hidden="true"
        className={cx('grid w-3 place-items-center', narrow ? 'ml-1' : 'absolute -top-1.5 left-full')}
      >
        {selected ? (
          <Check className={narrow ? 'size-3.5' : 'size-3'} strokeWidth={3} />
        ) : (
          <Arrow price={price} />
        )}
      </span>
    </>
  )
}

function moveClass({ move, moves }: PriceCell, kind: 'digit' | 'odds'): string | undefined {
  return moves === 0 || move === null ? undefined : `${kind}-${move}`
}

function Arrow({ price }: { readonly price: PriceCell }) {
  if (price.moves === 0) return null
  const up = price.move === 'up'
  return (
    <svg
      key={price.moves}
      viewBox="0 0 10 8"
      className={cx('odds-fade size-2.5', up ? 'text-success' : 'text-danger')}
    >
      <path d={up ? 'M5 0l5 8H0z' : 'M5 8L0 0h10z'} fill="currentColor" />
    </svg>
  )
}

/** Tints a button for a few seconds after its price changed. */
function Tint({ price }: { readonly price: PriceCell }) {
  if (price.moves === 0) return null
  return (
    <span
      key={price.moves}
      aria-hidden="true"
      className={cx('odds-fade absolute -inset-px rounded-control border', moveClass(price, 'odds'))}
    />
  )
}

function Shut() {
  const t = useTranslations('sports')
  return (
    <>
      <Lock aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{t('priceClosed')}</span>
    </>
  )
}

const partOf = (market: Market, outcome: Outcome) => ({
  market: market.market,
  marketName: market.name,
  outcome: outcome.outcome,
  outcomeName: outcome.name,
})

function pricedSelection(event: BetEvent, market: Market, outcome: Outcome, { odds }: PriceCell): Selection {
  const version = prices.event(event.eventID)?.version ?? event.version
  return selectionOf(event, { ...partOf(market, outcome), odds, version })
}
