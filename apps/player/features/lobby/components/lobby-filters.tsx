import { slotPaths } from '@poyraz/site/slots'
import { CHIP, cx, Skeleton } from '@poyraz/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import type { GameFilter } from '../../../shared/games/games.ts'
import { VolatilityBars } from '../../../shared/games/volatility-mark.tsx'
import { ChipCount, FilterRow } from '../../../shared/lists/filter-row.tsx'
import { AllChip } from '../../../shared/lists/lobby-chips.tsx'
import { type LobbySearch, lobbySearch } from '../../../shared/navigation/search-params.ts'

export type LobbyItem = Item<'casino.lobby'>

type Props = {
  readonly lobby: LobbyItem | undefined
  /** Filter of the path, which the others narrow. */
  readonly address: GameFilter
  readonly chosen: GameFilter
}

/** Filters by mechanic, volatility, topic, feature and studio. Each keeps the others. */
export function LobbyFilters({ lobby, address, chosen }: Props) {
  const t = useTranslations('lobby')
  if (!lobby) return <Skeleton className="h-13 rounded-control" />
  if (lobby.total === 0 && Object.keys(chosen).length === 0) return null
  return (
    <FilterRow label={t('filters')}>
      {Object.keys(address).length > 0 && <AllChip to={slotPaths.lobby} />}
      <FilterLink search={{ mechanic: undefined }} active={chosen.mechanic === undefined}>
        {t('anyMechanic')}
      </FilterLink>
      {lobby.mechanics.map(({ key, name, count }) => (
        <FilterLink key={key} search={{ mechanic: key }} active={chosen.mechanic === key}>
          {name}
          <ChipCount>{count}</ChipCount>
        </FilterLink>
      ))}
      <span aria-hidden="true" className="my-2 w-px flex-none bg-line" />
      <VolatilityChips options={lobby.volatilities} chosen={chosen.volatility} />
      <FilterSelect name="topic" label={t('topic')} options={lobby.topics} value={chosen.topic} />
      <FilterSelect name="feature" label={t('feature')} options={lobby.features} value={chosen.feature} />
      {address.providerID === undefined && Object.keys(chosen).length > 0 && (
        <FilterSelect
          name="studio"
          label={t('studio')}
          options={lobby.providers.map(({ providerID, name, count }) => ({
            key: String(providerID),
            name,
            count,
          }))}
          value={chosen.providerID?.toString()}
        />
      )}
    </FilterRow>
  )
}

function VolatilityChips(props: {
  readonly options: LobbyItem['volatilities']
  readonly chosen: GameFilter['volatility']
}) {
  const t = useTranslations('lobby')
  return props.options.map(({ key }) => {
    const active = props.chosen === key
    return (
      <FilterLink key={key} search={{ volatility: active ? undefined : key }} active={active}>
        <VolatilityBars volatility={key} />
        {t(`volatility.${key}`)}
      </FilterLink>
    )
  })
}

function FilterLink(props: {
  readonly search: LobbySearchPart
  readonly active: boolean
  readonly children: ReactNode
}) {
  return (
    <Link
      to="."
      search={changed(props.search)}
      resetScroll={false}
      aria-current={props.active ? 'true' : undefined}
      data-status={props.active ? 'active' : 'idle'}
      activeProps={{}}
      className={CHIP}
    >
      {props.children}
    </Link>
  )
}

type LobbySearchPart = { readonly [Name in keyof LobbySearch]?: LobbySearch[Name] | undefined }

/** Returns the change of the address' search that sets these filters, or removes those that are `undefined`. */
function changed(part: LobbySearchPart) {
  return (current: LobbySearch): LobbySearch => {
    const all = Object.entries({ ...current, ...part })
    return lobbySearch(Object.fromEntries(all))
  }
}

type Option = { readonly key: string; readonly name: string; readonly count: number }

function FilterSelect(props: {
  readonly name: 'topic' | 'feature' | 'studio'
  readonly label: string
  readonly options: readonly Option[]
  readonly value: string | undefined
}) {
  const t = useTranslations('lobby')
  const navigate = useNavigate()
  const { name, label, options, value = '' } = props
  const choose = (next: string) => {
    const chosen = name === 'studio' ? Number(next) : next
    void navigate({
      to: '.',
      search: changed({ [name]: next === '' ? undefined : chosen }),
      resetScroll: false,
    })
  }
  return (
    <select
      aria-label={label}
      value={value}
      data-status={value === '' ? 'idle' : 'active'}
      onChange={({ target }) => choose(target.value)}
      className={cx(CHIP, 'max-w-44 appearance-auto')}
    >
      <option value="">{t('any', { name: label })}</option>
      {options.map(({ key, name: text, count }) => (
        <option key={key} value={key}>
          {text} ({count})
        </option>
      ))}
    </select>
  )
}
