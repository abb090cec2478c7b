import { livePaths } from '@poyraz/site/live'
import { CHIP, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { FilterRow } from '../../../shared/lists/filter-row.tsx'
import { AllChip, CategoryChips, ProviderChips } from '../../../shared/lists/lobby-chips.tsx'
import { type TableType, tableCategoriesQuery, tableProvidersQuery } from '../../../shared/tables/tables.ts'

type ChipsProps = {
  /** Types that have tables. */
  readonly types: readonly TableType[]
  /** The type that the page is narrowed to. */
  readonly chosen: TableType | undefined
}

/**
 * Filter chips of the live lobby: all, by category, by provider. Categories name the games of the types, so
 * the chips of types stand only where no table has a category; that of the page itself always stands.
 */
export function TableChips({ types, chosen }: ChipsProps) {
  const t = useTranslations('live')
  const filters = useTranslations('lobby')
  const lang = useLang()
  const categories = useQuery(tableCategoriesQuery(lang)).data?.data
  const providers = useQuery(tableProvidersQuery(lang)).data?.data
  return (
    <FilterRow label={filters('filters')}>
      <AllChip to={livePaths.lobby} />
      <Link to={livePaths.multi} className={CHIP}>
        {t('multi')}
      </Link>
      {(categories?.length === 0 ? types : types.filter((type) => type === chosen)).map((type) => (
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
