import { CHIP, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ChipCount, FilterRow } from '../../../shared/lists/filter-row.tsx'
import { TABLE_TYPES, tableCategoriesQuery, tableProvidersQuery } from '../../../shared/tables/tables.ts'

/** Ways through the live lobby: all, by type, by category, by provider. Scrolling stays where it is. */
export function TableChips() {
  const t = useTranslations('live')
  const filters = useTranslations('lobby')
  return (
    <FilterRow label={filters('filters')}>
      <Link
        to="/live"
        activeOptions={{ exact: true, includeSearch: false }}
        resetScroll={false}
        className={CHIP}
      >
        {filters('all')}
      </Link>
      {TABLE_TYPES.map((type) => (
        <Link key={type} to="/live/type/$type" params={{ type }} resetScroll={false} className={CHIP}>
          {t(`types.${type}`)}
        </Link>
      ))}
      <CategoryChips />
      <ProviderChips />
    </FilterRow>
  )
}

function CategoryChips() {
  const { data } = useQuery(tableCategoriesQuery(useLang()))
  if (!data) return <Skeleton className="h-11 w-84 rounded-chip" />
  return data.data
    .filter(({ total }) => total > 0)
    .map(({ CategoryID, name, total }) => (
      <Link
        key={CategoryID}
        to="/live/category/$id"
        params={{ id: String(CategoryID) }}
        resetScroll={false}
        className={CHIP}
      >
        {name}
        <ChipCount>{total}</ChipCount>
      </Link>
    ))
}

function ProviderChips() {
  const { data } = useQuery(tableProvidersQuery(useLang()))
  return data?.data.map(({ providerID, name, count }) => (
    <Link
      key={providerID}
      to="/live/provider/$id"
      params={{ id: String(providerID) }}
      resetScroll={false}
      className={CHIP}
    >
      {name}
      <ChipCount>{count}</ChipCount>
    </Link>
  ))
}
