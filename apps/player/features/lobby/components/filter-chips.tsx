import { CHIP, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { type GameType, TYPE_CHIPS } from '../../../shared/games/game-types.ts'
import {
  type Category,
  categoriesQuery,
  type GameFilter,
  providersQuery,
} from '../../../shared/games/games.ts'
import { ChipCount, FilterRow } from '../../../shared/lists/filter-row.tsx'
import { AllChip, CategoryChips, ProviderChips } from '../../../shared/lists/lobby-chips.tsx'

/** The category that holds everything: the first chip does that already. */
const EVERYTHING = 98

/** Ways through the lobby: all, by type, by category, by provider. */
export function FilterChips({ filter }: { readonly filter: GameFilter }) {
  const t = useTranslations('lobby')
  const lang = useLang()
  const { data, isPending } = useQuery(categoriesQuery(lang))
  const categories = data?.data ?? []
  const providers = useQuery(providersQuery(lang)).data?.data
  // Where a category is open, its own chip stands for the type of the same games.
  const types = TYPE_CHIPS.filter(({ categoryID }) => categoryID !== filter.categoryID)
  const isType = ({ CategoryID }: Category) => types.some(({ categoryID }) => categoryID === CategoryID)
  return (
    <FilterRow label={t('filters')}>
      {filter.type && !types.some(({ type }) => type === filter.type) && <ChosenType type={filter.type} />}
      <AllChip to="/slot" />
      {isPending && <Skeleton className="h-11 w-84 rounded-chip" />}
      {types.map(({ type, categoryID }) => (
        <TypeChip key={type} type={type} category={categories.find((one) => one.CategoryID === categoryID)} />
      ))}
      <CategoryChips
        to="/slot/category/$id"
        categories={categories.filter((one) => one.CategoryID !== EVERYTHING && !isType(one))}
      />
      <ProviderChips to="/slot/provider/$id" providers={providers ?? []} />
    </FilterRow>
  )
}

/** A type of which there are games. */
function TypeChip(props: { readonly type: GameType; readonly category: Category | undefined }) {
  const t = useTranslations('lobby')
  const { type, category } = props
  if (!category?.total) return null
  return (
    <Link to="/slot/type/$type" params={{ type }} resetScroll={false} className={CHIP}>
      {t(`types.${type}`)}
      <ChipCount>{category.total}</ChipCount>
    </Link>
  )
}

/** A type without a chip of its own, by an address that somebody kept; the chip leads back to all. */
function ChosenType({ type }: { readonly type: GameType }) {
  const t = useTranslations('lobby')
  return (
    <Link to="/slot" resetScroll={false} data-status="active" className={CHIP}>
      {t(`types.${type}`)}
      <X aria-hidden="true" className="size-4" />
    </Link>
  )
}
