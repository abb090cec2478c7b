import type { livePaths } from '@poyraz/site/live'
import type { slotPaths } from '@poyraz/site/slots'
import { CHIP } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ChipCount } from './filter-row.tsx'

type Lobbies = typeof slotPaths | typeof livePaths
type NarrowedPath = Lobbies['category' | 'provider']
type Category = { readonly CategoryID: number; readonly name: string; readonly total: number }
type Provider = { readonly providerID: number; readonly name: string; readonly count: number }

/** Chip of the unfiltered lobby. Like the other chips, it keeps the scroll position. */
export function AllChip({ to }: { readonly to: Lobbies['lobby'] }) {
  const t = useTranslations('lobby')
  return (
    <Link to={to} activeOptions={{ exact: true, includeSearch: false }} resetScroll={false} className={CHIP}>
      {t('all')}
    </Link>
  )
}

/** Chips of the categories that have items. */
export function CategoryChips(props: {
  readonly to: Lobbies['category']
  readonly categories: readonly Category[]
}) {
  return props.categories.map(({ CategoryID, name, total }) => (
    <PartChip key={CategoryID} to={props.to} id={CategoryID} name={name} count={total} />
  ))
}

/** Chips of the providers that have items. */
export function ProviderChips(props: {
  readonly to: Lobbies['provider']
  readonly providers: readonly Provider[]
}) {
  return props.providers.map(({ providerID, name, count }) => (
    <PartChip key={providerID} to={props.to} id={providerID} name={name} count={count} />
  ))
}

function PartChip(props: {
  readonly to: NarrowedPath
  readonly id: number
  readonly name: string
  readonly count: number
}) {
  if (props.count === 0) return null
  return (
    <Link to={props.to} params={{ id: String(props.id) }} resetScroll={false} className={CHIP}>
      {props.name}
      <ChipCount>{props.count}</ChipCount>
    </Link>
  )
}
