import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { TYPE_CHIPS } from './game-types.ts'
import { categoriesQuery, type Game } from './games.ts'
import { traitsOf } from './traits.ts'

/** Traits of a game as plain text, not as links: the whole scene is one link to the game. */
export function SceneTraits({ game }: { readonly game: Game }) {
  const t = useTranslations('lobby')
  const categories = useQuery(categoriesQuery(useLang())).data?.data ?? []
  return (
    <ul aria-label={t('categories')} className="mt-2.5 flex min-h-7 flex-wrap gap-2">
      {traitsOf(game, categories).map(({ CategoryID, name }) => {
        const type = TYPE_CHIPS.find(({ categoryID }) => categoryID === CategoryID)?.type
        return (
          <li
            key={CategoryID}
            className="rounded-chip border border-white/40 bg-night/40 px-3 py-1 text-xs font-semibold"
          >
            {type ? t(`types.${type}`) : name}
          </li>
        )
      })}
    </ul>
  )
}
