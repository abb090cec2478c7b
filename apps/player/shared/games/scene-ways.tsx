import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { TYPE_CHIPS } from './game-types.ts'
import { categoriesQuery, type Game } from './games.ts'
import { traitsOf } from './traits.ts'

const WAY = 'group/way inline-flex min-h-11 items-center'
const CHIP =
  'rounded-chip border border-white/40 bg-night/40 px-3 py-1 text-xs font-semibold transition ' +
  'group-hover/way:bg-white group-hover/way:text-ink'

/** What sets a game apart from the others, each trait the way to the games that share it. */
export function SceneWays({ game }: { readonly game: Game }) {
  const t = useTranslations('lobby')
  const categories = useQuery(categoriesQuery(useLang())).data?.data ?? []
  return (
    <ul aria-label={t('categories')} className="relative -mb-2 flex min-h-11 w-fit flex-wrap gap-x-2">
      {traitsOf(game, categories).map(({ CategoryID, name }) => {
        const type = TYPE_CHIPS.find(({ categoryID }) => categoryID === CategoryID)?.type
        return (
          <li key={CategoryID}>
            {type ? (
              <Link to="/slot/type/$type" params={{ type }} className={WAY}>
                <span className={CHIP}>{t(`types.${type}`)}</span>
              </Link>
            ) : (
              <Link to="/slot/category/$id" params={{ id: String(CategoryID) }} className={WAY}>
                <span className={CHIP}>{name}</span>
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
