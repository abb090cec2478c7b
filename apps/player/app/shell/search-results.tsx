import { formatPercent } from '@poyraz/text'
import { cx, useLang } from '@poyraz/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../shared/art/picture.tsx'
import { gameArt, gameGround } from '../../shared/games/game-art.ts'
import type { Game } from '../../shared/games/games.ts'
import type { Found } from './use-search.ts'

/** The list under the search field; its last line leads to the lobby. */
export function SearchResults(props: {
  readonly listId: string
  readonly text: string
  readonly found: Found
  readonly chosen: number
  readonly onOpen: (index: number) => void
}) {
  const t = useTranslations('search')
  const { games, total, busy, searched } = props.found
  const line = (index: number) => ({
    id: `${props.listId}-${index}`,
    chosen: index === props.chosen,
    onOpen: () => props.onOpen(index),
  })
  return (
    <div className="absolute inset-x-0 top-full z-10 mt-2 rounded-tile border border-line bg-surface p-2 text-text shadow-pop">
      <p className="px-2 pt-1 pb-2 text-xs font-bold text-muted">
        {searched ? (busy ? t('busy') : t('results', { count: total })) : t('quick')}
      </p>
      <div role="listbox" id={props.listId} aria-label={t('label')}>
        {games.map((game, index) => (
          <Line key={game.gameID} {...line(index)}>
            <GameLine game={game} />
          </Line>
        ))}
        <Line {...line(games.length)}>
          <span className="px-1 py-2 text-sm font-semibold text-brand">
            {searched ? t('all', { query: props.text }) : t('lobby')}
          </span>
        </Line>
      </div>
      <p aria-live="polite" className="sr-only">
        {searched && !busy ? t('results', { count: total }) : ''}
      </p>
    </div>
  )
}

/** An option: chosen by the field's arrow keys or pressed; focus stays in the field. */
function Line(props: {
  readonly id: string
  readonly chosen: boolean
  readonly onOpen: () => void
  readonly children: ReactNode
}) {
  return (
    <div
      role="option"
      id={props.id}
      tabIndex={-1}
      aria-selected={props.chosen}
      onPointerDown={(event) => event.preventDefault()}
      onClick={props.onOpen}
      className={cx(
        'flex min-h-11 cursor-pointer items-center rounded-control px-2 hover:bg-surface-2',
        props.chosen && 'bg-surface-2',
      )}
    >
      {props.children}
    </div>
  )
}

function GameLine({ game }: { readonly game: Game }) {
  const t = useTranslations('game')
  const lang = useLang()
  return (
    <>
      <span
        className="ground my-1.5 grid size-11 place-items-center rounded-control"
        style={gameGround(game.slug)}
      >
        <Picture src={gameArt(game.slug)} side={34} />
      </span>
      <span className="ml-3 min-w-0 flex-1">
        <span className="block truncate font-bold">{game.name}</span>
        <span className="block truncate text-xs text-muted">{game.providerName}</span>
      </span>
      <span className="text-xs text-muted tabular-nums">
        {t('rtp', { rtp: formatPercent(game.rtp, lang) })}
      </span>
    </>
  )
}
