import { livePaths } from '@poyraz/site/live'
import { CHIP, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { FilterRow } from '../../../shared/lists/filter-row.tsx'
import { AllChip, CategoryChips, ProviderChips } from '../../../shared/lists/lobby-chips.tsx'
import { type TableType, tableCategoriesQuery, tableProvidersQuery } from '../../../shared/tables/tables.ts'

/** Filter chips of the live lobby: all, by type, by category, by provider. Types are those that have tables. */
export function TableChips({ types }: { readonly types: readonly TableType[] }) {
  const t = useTranslations('live')
  const filters = useTranslations('lobby')
  const lang = useLang()
  const categories = useQuery(tableCategoriesQuery(lang)).data?.data
  const providers = useQuery(tableProvidersQuery(lang)).data?.data
  return (
    <FilterRow label={filters('filters')}>
      <AllChip to={livePaths.lobby} />
      {types.map((type) => (
        <Link key={type} to={livePaths.type} params={{ type }} resetScroll={false} className={CHIP}>
          {t(`types.${type}`)}
        </Link>
      ))}
      {!categories && <Skeleton className="h-11 w-84 rounded-chip" />}
      <CategoryChips to={livePaths.category} categories={categories ?? []} />
      <ProviderChips to={livePaths.provider} providers={providers ?? []} />
    </FilterRow>
  )
}
