import { CHIP, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { categoriesQuery, providersQuery } from '../../../shared/games/games.ts'
import { FilterRow } from '../../../shared/lists/filter-row.tsx'
import { AllChip, CategoryChips, ProviderChips } from '../../../shared/lists/lobby-chips.tsx'
import type { GameType } from '../game-types.ts'

/** The category that holds everything: the first chip does that already. */
const EVERYTHING = 98

/** Ways through the lobby: all, by category, by provider. */
export function FilterChips({ type }: { readonly type: GameType | undefined }) {
  const t = useTranslations('lobby')
  const lang = useLang()
  const categories = useQuery(categoriesQuery(lang)).data?.data
  const providers = useQuery(providersQuery(lang)).data?.data
  return (
    <FilterRow label={t('filters')}>
      {type && (
        <Link to="/slot" resetScroll={false} data-status="active" className={CHIP}>
          {t(`types.${type}`)}
          <X aria-hidden="true" className="size-4" />
        </Link>
      )}
      <AllChip to="/slot" />
      {!categories && <Skeleton className="h-11 w-84 rounded-chip" />}
      <CategoryChips
        to="/slot/category/$id"
        categories={categories?.filter(({ CategoryID }) => CategoryID !== EVERYTHING) ?? []}
      />
      <ProviderChips to="/slot/provider/$id" providers={providers ?? []} />
    </FilterRow>
  )
}
