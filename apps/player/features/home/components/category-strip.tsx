import { slotPaths } from '@poyraz/site/slots'
import { cx, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { groundAt } from '../../../shared/content/grounds.ts'
import { gameArt } from '../../../shared/games/game-art.ts'
import { type Category, categoriesQuery, EVERYTHING, hasFewGames } from '../../../shared/games/games.ts'

/**
 * Category of the featured games. Left out, as the category of all games is, because the row above shows
 * them.
 */
const FEATURED = 27

/**
 * The non-empty categories with pictures of their first games. Renders nothing for a small catalogue, which
 * the row above shows completely.
 */
export function CategoryStrip() {
  const t = useTranslations('home')
  const categories = useQuery(categoriesQuery(useLang())).data?.data
  if (!categories || hasFewGames(categories)) return null
  const filled = categories.filter(
    ({ CategoryID, total }) => total > 0 && CategoryID !== FEATURED && CategoryID !== EVERYTHING,
  )
  const arts = artsOf(filled)
  return (
    <section aria-labelledby="categories" className="flex flex-col gap-4">
      <h2 id="categories" className="text-xl md:text-2xl">
        {t('categories')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-5">
        {filled.map((category, place) => (
          <li key={category.CategoryID}>
            <CategoryCard category={category} place={place} art={arts[place] ?? ''} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Chooses for each category the picture of one of its games that no earlier card shows, if there is one. */
function artsOf(categories: readonly Category[]): readonly string[] {
  const shown = new Set<string>()
  return categories.map(({ items }, place) => {
    const first = place % items.length
    const all = [...items.slice(first), ...items.slice(0, first)].map(({ slug }) => gameArt(slug))
    const art = all.find((one) => !shown.has(one)) ?? all[0] ?? ''
    shown.add(art)
    return art
  })
}

type CardProps = { readonly category: Category; readonly place: number; readonly art: string }

function CategoryCard({ category, place, art }: CardProps) {
  const t = useTranslations('lobby')
  return (
    <Link
      to={slotPaths.category}
      params={{ id: String(category.CategoryID) }}
      className="group flex min-h-18 items-center gap-3 rounded-tile border border-line bg-surface p-3 shadow-card transition hover:border-line-strong"
    >
      <span
        className={cx('ground grid size-12 flex-none place-items-center rounded-control', groundAt(place))}
      >
        <Picture src={art} side={36} loading="lazy" className="transition group-hover:scale-110" />
      </span>
      <span className="min-w-0">
        <span className="block leading-snug font-bold">{category.name}</span>
        <span className="block text-xs text-muted">{t('count', { count: category.total })}</span>
      </span>
    </Link>
  )
}
