import { Info } from 'lucide-react'
import { createContext, useContext } from 'react'
import { useTranslations } from 'use-intl'
import type { Game } from './games.ts'

/** Opens the sheet about a game; `null` where the page has none. */
export const OpenInfo = createContext<((game: Game) => void) | null>(null)

/** Button in the corner of a tile that opens the sheet about the game. */
export function InfoButton({ game }: { readonly game: Game }) {
  const t = useTranslations('game')
  const open = useContext(OpenInfo)
  if (!open) return null
  return (
    <button
      type="button"
      aria-label={t('info', { name: game.name })}
      onClick={() => open(game)}
      className="absolute right-1 bottom-7 z-2 grid size-11 place-items-center rounded-chip text-white transition hover:scale-112"
    >
      <Info aria-hidden="true" className="size-5" />
    </button>
  )
}
