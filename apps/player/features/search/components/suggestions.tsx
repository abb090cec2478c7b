import { Button, CHIP } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { GameGridSkeleton } from '../../../shared/games/game-grid.tsx'
import type { SearchPageName } from '../../../shared/manifest/manifest.ts'
import { linkTo } from '../../../shared/navigation/site-address.ts'
import { useFound } from '../hooks/use-found.ts'
import { usePageIndex } from '../hooks/use-found-pages.ts'
import { useRecentSearches } from '../recent-searches.ts'
import { KindResults } from './kind-results.tsx'
import { RecentChip } from './recent-chip.tsx'

/** Two rows on phones, one row on wide screens. */
const ITEMS_MAX = 6
const PAGES: readonly SearchPageName[] = [
  'deposit',
  'promotions',
  'slot',
  'live',
  'limits',
  'support',
  'verify',
]

/** Suggestions without a search text: recent searches, games and pages. */
export function Suggestions({ withRecent }: { readonly withRecent: boolean }) {
  return (
    <>
      {withRecent && <Recent />}
      <Played />
      <Items />
      <Pages />
    </>
  )
}

function Recent() {
  const t = useTranslations('searching')
  const { recent, clear } = useRecentSearches()
  if (recent.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-xl">{t('recent')}</h2>
        <Button variant="ghost" onClick={clear}>
          {t('clearRecent')}
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {recent.map((text) => (
          <li key={text} className="max-w-full">
            <RecentChip text={text} />
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted">{t('recentNote')}</p>
    </section>
  )
}

function Pages() {
  const t = useTranslations('searching')
  const index = usePageIndex()
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{t('lookAround')}</h2>
      <ul className="flex flex-wrap gap-2">
        {PAGES.flatMap((name) => index.filter((page) => page.name === name)).map(
          ({ name, address, title }) => (
            <li key={name}>
              <Link {...linkTo(address)} className={CHIP}>
                {title}
              </Link>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

/** Games and pages that the signed-in player used last. */
function Played() {
  const t = useTranslations('home')
  const { played } = useFound('', 'page')
  if (played.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{t('lastPlayed')}</h2>
      {played.map((one) => (
        <KindResults key={one.kind.name} {...one} query="" />
      ))}
    </section>
  )
}

function Items() {
  const t = useTranslations('searching')
  const { kinds, busy } = useFound('', 'page')
  const filled = kinds.filter(({ items }) => items.length > 0)
  if (filled.length === 0 && !busy) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{t('quick')}</h2>
      {filled.length === 0 && <GameGridSkeleton />}
      {filled.map(({ kind, items }) => {
        const shown = items.slice(0, ITEMS_MAX)
        return <KindResults key={kind.name} kind={kind} items={shown} total={shown.length} query="" />
      })}
    </section>
  )
}
