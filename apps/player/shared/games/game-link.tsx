import { playPaths } from '@poyraz/site/play'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { setCurrentGame } from './current-game.ts'
import type { Game } from './games.ts'
import { usePlayAddress } from './play-address.ts'

/**
 * The game's name as a link that covers the whole tile or scene. The link's area is positioned against the
 * nearest positioned ancestor, so no element between the two may be positioned.
 */
export function GameLink({ game }: { readonly game: Game }) {
  return (
    <Link
      {...usePlayAddress()(game.gameID)}
      onClick={() => setCurrentGame(game)}
      className="cover-link after:rounded-tile"
    >
      {game.name}
    </Link>
  )
}

/** Badge of a game that this visitor can only play as a demo. */
export function DemoMark({ game }: { readonly game: Game }) {
  const t = useTranslations('game')
  if (usePlayAddress()(game.gameID).to !== playPaths.demo) return null
  return <span className="ml-auto rounded-small bg-white/18 px-1 py-0.5 font-bold">{t('demo')}</span>
}
