import { slotPaths } from '@poyraz/site/slots'
import { CHIP, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { GameType } from '../../../shared/games/game-types.ts'
import { categoriesQuery, type GameFilter, providersQuery } from '../../../shared/games/games.ts'
import { ChipCount, FilterRow } from '../../../shared/lists/filter-row.tsx'
import { AllChip, CategoryChips, ProviderChips } from '../../../shared/lists/lobby-chips.tsx'
import { waysThrough } from '../ways.ts'

/**
 * Filter chips of the lobby: all, by type, by category, by provider. Renders nothing if there is nothing to
 * filter.
 */
export function FilterChips({ filter }: { readonly filter: GameFilter }) {
  const t = useTranslations('lobby')
  const lang = useLang()
  const categories = useQuery(categoriesQuery(lang)).data?.data ?? []
  const providers = useQuery(providersQuery(lang)).data?.data ?? []
  const ways = waysThrough({ categories, providers }, filter)
  const isWhole = Object.keys(filter).length === 0
  if (isWhole && Object.values(ways).every(({ length }) => length === 0)) return null
  return (
    <FilterRow label={t('filters')}>
      {filter.type && !ways.types.some(({ type }) => type === filter.type) && (
        <ChosenType type={filter.type} />
      )}
      <AllChip to={slotPaths.lobby} />
      {ways.types.map(({ type, count }) => (
        <Link key={type} to={slotPaths.type} params={{ type }} resetScroll={false} className={CHIP}>
          {t(`types.${type}`)}
          <ChipCount>{count}</ChipCount>
        </Link>
      ))}
      <CategoryChips to={slotPaths.category} categories={ways.categories} />
      <ProviderChips to={slotPaths.provider} providers={ways.providers} />
    </FilterRow>
  )
}

/** Chip of an active type that has no chip of its own, for old URLs; it links to all games. */
function ChosenType({ type }: { readonly type: GameType }) {
  const t = useTranslations('lobby')
  return (
    <Link to={slotPaths.lobby} resetScroll={false} data-status="active" className={CHIP}>
      {t(`types.${type}`)}
      <X aria-hidden="true" className="size-4" />
    </Link>
  )
}
