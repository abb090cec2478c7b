import { chipClass, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { categoriesQuery, providersQuery } from '../../../shared/games/games.ts'
import { GAME_TYPES } from '../game-types.ts'

const CHIP = { className: chipClass(false), activeProps: { className: chipClass(true) } } as const

/** Ways through the lobby: all, by type, by category, by provider. Scrolling stays where it is. */
export function FilterChips() {
  const t = useTranslations('lobby')
  return (
    <nav aria-label={t('filters')} className="flex flex-col gap-2">
      <Row>
        <Link to="/slot" activeOptions={{ exact: true, includeSearch: false }} resetScroll={false} {...CHIP}>
          {t('all')}
        </Link>
        {GAME_TYPES.map((type) => (
          <Link key={type} to="/slot/type/$type" params={{ type }} resetScroll={false} {...CHIP}>
            {t(`types.${type}`)}
          </Link>
        ))}
      </Row>
      <CategoryChips />
    </nav>
  )
}

function CategoryChips() {
  const lang = useLang()
  const categories = useQuery(categoriesQuery(lang))
  const providers = useQuery(providersQuery(lang))
  if (categories.isPending) return <Skeleton className="h-11 w-full max-w-prose rounded-chip" />
  const filled = categories.data?.data.filter(({ total }) => total > 0) ?? []
  return (
    <Row>
      {filled.map(({ CategoryID, name, total }) => (
        <Link
          key={CategoryID}
          to="/slot/category/$id"
          params={{ id: String(CategoryID) }}
          resetScroll={false}
          {...CHIP}
        >
          {name}
          <Count>{total}</Count>
        </Link>
      ))}
      {providers.data?.data.map(({ providerID, name, count }) => (
        <Link
          key={`provider-${providerID}`}
          to="/slot/provider/$id"
          params={{ id: String(providerID) }}
          resetScroll={false}
          {...CHIP}
        >
          {name}
          <Count>{count}</Count>
        </Link>
      ))}
    </Row>
  )
}

function Row({ children }: { readonly children: ReactNode }) {
  return <div className="scroll-row -mx-4 gap-2 px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0">{children}</div>
}

function Count({ children }: { readonly children: number }) {
  return <span className="text-xs tabular-nums opacity-75">{children}</span>
}
