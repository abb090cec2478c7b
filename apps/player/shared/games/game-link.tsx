import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { setCurrentGame } from './current-game.ts'
import type { Game } from './games.ts'
import { usePlayAddress } from './play-address.ts'

/** The game's name as a link that covers its whole picture, whose frame is `relative`. */
export function GameLink({ game }: { readonly game: Game }) {
  const t = useTranslations('game')
  const address = usePlayAddress()(game.gameID)
  return (
    <Link
      {...address}
      onClick={() => setCurrentGame(game)}
      aria-label={t(isDemo(address) ? 'demoName' : 'playName', { name: game.name })}
      className="after:absolute after:inset-0 after:rounded-tile"
    >
      {game.name}
    </Link>
  )
}

/** Says of a game that this visitor may only try it. */
export function DemoMark({ game }: { readonly game: Game }) {
  const t = useTranslations('game')
  if (!isDemo(usePlayAddress()(game.gameID))) return null
  return <span className="ml-auto rounded-small bg-white/18 px-1.5 py-0.5 font-bold">{t('demo')}</span>
}

function isDemo({ to }: ReturnType<ReturnType<typeof usePlayAddress>>): boolean {
  return to === '/demo/slot/$id'
}
