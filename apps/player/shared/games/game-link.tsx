import { playPaths } from '@poyraz/site/play'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { setCurrentGame } from './current-game.ts'
import type { Game } from './games.ts'
import { usePlayAddress } from './play-address.ts'

/**
 * The game's name as a link that covers its whole picture. The picture's frame is the nearest positioned ancestor,
 * so what lies between them is placed by the frame's grid.
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

/** Says of a game that this visitor may only try it. */
export function DemoMark({ game }: { readonly game: Game }) {
  const t = useTranslations('game')
  if (usePlayAddress()(game.gameID).to !== playPaths.demo) return null
  return <span className="ml-auto rounded-small bg-white/18 px-1.5 py-0.5 font-bold">{t('demo')}</span>
}
