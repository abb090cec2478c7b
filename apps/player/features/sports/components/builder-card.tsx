import { Button, cx, IconButton, useLang } from '@poyraz/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronDown, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { builderPriceQuery } from '../api/queries.ts'
import type { EventDetail } from '../api/types.ts'
import { useOdds } from '../odds/use-odds.ts'
import { builderActions, builtSelection, PARTS_MIN, type Part, useBuilder } from '../slip/builder.ts'
import { slipActions } from '../slip/slip-store.ts'

type Price = Item<'sports.builder_price'>

/** The bet that is built from selections of a match: its parts, their joint price, and the way to the coupon. */
export function BuilderCard({ event }: { readonly event: EventDetail }) {
  const t = useTranslations('sports.builder')
  const parts = useBuilder((state) => state.parts)
  const price = useBuilderPrice(event, parts)
  const [isOpen, setOpen] = useState(false)
  const partsId = useId()
  return (
    <section
      aria-label={t('title')}
      className="sticky top-18 z-20 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-tile border border-brand bg-bg-raised p-3 shadow-pop max-lg:py-2"
    >
      <Head isOpen={isOpen} partsId={partsId} count={parts.length} onToggle={() => setOpen(!isOpen)} />
      {parts.length === 0 && <p className="w-full text-sm text-muted">{t('empty')}</p>}
      <Parts
        id={partsId}
        isOpen={isOpen}
        parts={parts}
        implied={(price?.implied ?? []).flatMap((place) => price?.parts[place] ?? [])}
      />
      {price?.problem && (
        <p role="alert" className="w-full text-sm font-semibold text-danger max-lg:order-last">
          {price.problem.message}
        </p>
      )}
      {parts.length > 0 && <Foot event={event} parts={parts} price={price} />}
    </section>
  )
}

/** Title and clear button. On a phone, where the card covers the prices, the number of parts unfolds them. */
function Head(props: {
  readonly isOpen: boolean
  readonly partsId: string
  readonly count: number
  onToggle(): void
}) {
  const t = useTranslations('sports.builder')
  const { isOpen, partsId, count, onToggle } = props
  return (
    <div className="flex min-w-0 items-center gap-2 lg:w-full">
      <h3 className={cx('min-w-0 flex-1 text-base', count > 0 && 'max-lg:sr-only')}>{t('title')}</h3>
      {count > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={partsId}
          onClick={onToggle}
          className="flex min-h-11 items-center gap-1 text-sm font-bold lg:hidden"
        >
          {t('parts', { count })}
          <ChevronDown
            aria-hidden="true"
            className={cx('size-4 text-muted transition', isOpen && 'rotate-180')}
          />
        </button>
      )}
      {count > 0 && (
        <Button
          variant="ghost"
          className={cx('-my-1 px-2 text-muted', !isOpen && 'max-lg:hidden')}
          onClick={builderActions.clear}
        >
          {t('clear')}
        </Button>
      )}
    </div>
  )
}

/** Asks for the joint price again and again while the bet is built. Parts keep the order of the answer. */
function useBuilderPrice(event: EventDetail, parts: readonly Part[]): Price | undefined {
  const query = builderPriceQuery(event, parts, useLang())
  const { data } = useQuery({ ...query, enabled: parts.length > 0, placeholderData: keepPreviousData })
  return parts.length > 0 ? data?.data : undefined
}

type PartsProps = {
  readonly id: string
  /** Phones show the parts only while they are unfolded. */
  readonly isOpen: boolean
  readonly parts: readonly Part[]
  readonly implied: readonly Part[]
}

function Parts({ id, isOpen, parts, implied }: PartsProps) {
  const t = useTranslations('sports.builder')
  const isImplied = (part: Part) =>
    implied.some(({ market, outcome }) => market === part.market && outcome === part.outcome)
  return (
    <ul
      id={id}
      className={cx(
        'flex max-h-44 w-full flex-col overflow-y-auto max-lg:order-last',
        !isOpen && 'max-lg:hidden',
      )}
    >
      {parts.map((part) => (
        <li
          key={`${part.market}/${part.outcome}`}
          className="flex items-center gap-2 border-t border-dashed border-line"
        >
          <span className="min-w-0 flex-1 py-1 text-sm leading-tight">
            <b>{part.outcomeName}</b> <span className="text-xs text-muted">{part.marketName}</span>
            {isImplied(part) && <span className="block text-xs text-brass">{t('implied')}</span>}
          </span>
          <IconButton
            label={t('remove', { selection: part.outcomeName })}
            onClick={() => builderActions.remove(part)}
          >
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

type FootProps = {
  readonly event: EventDetail
  readonly parts: readonly Part[]
  readonly price: Price | undefined
}

function Foot({ event, parts, price }: FootProps) {
  const t = useTranslations('sports.builder')
  const format = useOdds()
  const isPriced = price !== undefined && price.problem === null
  const isReady = isPriced && price.open && parts.length >= PARTS_MIN
  const add = () => {
    if (!isReady) return
    slipActions.add(builtSelection(event, parts, price))
    builderActions.end()
  }
  return (
    <div className="flex flex-1 items-center gap-3 lg:w-full lg:flex-none">
      <p className="flex-none text-sm">
        <span className="block text-xs text-muted">{t('odds')}</span>
        <output className="text-lg font-bold tabular-nums">{isPriced ? format(price.odds) : '–'}</output>
      </p>
      <Button className="flex-1 whitespace-nowrap" disabled={!isReady} onClick={add}>
        {t(parts.length < PARTS_MIN ? 'oneMore' : isPriced && !price.open ? 'closed' : 'add')}
      </Button>
    </div>
  )
}
