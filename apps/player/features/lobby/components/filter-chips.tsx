import { CHIP, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { categoriesQuery, providersQuery } from '../../../shared/games/games.ts'
import { ChipCount, FilterRow } from '../../../shared/lists/filter-row.tsx'
import type { GameType } from '../game-types.ts'

/** The category that holds everything: the first chip does that already. */
const EVERYTHING = 98

/** Ways through the lobby: all, by category, by provider. Scrolling stays where it is. */
export function FilterChips({ type }: { readonly type: GameType | undefined }) {
  const t = useTranslations('lobby')
  const { data } = useQuery(categoriesQuery(useLang()))
  return (
    <FilterRow label={t('filters')}>
      {type && (
        <Link to="/slot" resetScroll={false} data-status="active" className={CHIP}>
          {t(`types.${type}`)}
          <X aria-hidden="true" className="size-4" />
        </Link>
      )}
      <Link
        to="/slot"
        activeOptions={{ exact: true, includeSearch: false }}
        resetScroll={false}
        className={CHIP}
      >
        {t('all')}
      </Link>
      {!data && <Skeleton className="h-11 w-84 rounded-chip" />}
      {data?.data
        .filter(({ CategoryID, total }) => total > 0 && CategoryID !== EVERYTHING)
        .map(({ CategoryID, name, total }) => (
          <Link
            key={CategoryID}
            to="/slot/category/$id"
            params={{ id: String(CategoryID) }}
            resetScroll={false}
            className={CHIP}
          >
            {name}
            <ChipCount>{total}</ChipCount>
          </Link>
        ))}
      <ProviderChips />
    </FilterRow>
  )
}

function ProviderChips() {
  const { data } = useQuery(providersQuery(useLang()))
  return data?.data
    .filter(({ count }) => count > 0)
    .map(({ providerID, name, count }) => (
      <Link
        key={providerID}
        to="/slot/provider/$id"
        params={{ id: String(providerID) }}
        resetScroll={false}
        className={CHIP}
      >
        {name}
        <ChipCount>{count}</ChipCount>
      </Link>
    ))
}
