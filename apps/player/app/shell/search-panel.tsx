import { formatPercent, isSearchable } from '@poyraz/text'
import { cx, Skeleton, Spinner, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../shared/art/picture.tsx'
import { callQuery } from '../../shared/endpoint/queries.ts'
import { gameArt, gameGround } from '../../shared/games/game-art.ts'
import type { Game } from '../../shared/games/games.ts'
import { usePlayAddress } from '../../shared/games/play-address.ts'

const RESULTS_MAX = 6
const TYPING_PAUSE_MS = 160

/** Search as you type: a combobox whose list holds games and, last, the way to all results. */
export function SearchPanel({
  className,
  onClose,
}: {
  readonly className: string
  readonly onClose: () => void
}) {
  const t = useTranslations('search')
  const listId = useId()
  const navigate = useNavigate()
  const playAddress = usePlayAddress()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const { games, total, busy, searched } = useResults(text)
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.focus(), [])

  const open = (index: number) => {
    const game = games[index]
    onClose()
    void (game ? navigate(playAddress(game.gameID)) : navigate({ to: '/slot', search: { q: text.trim() } }))
  }
  const onKey = (event: KeyboardEvent) => {
    const last = games.length
    if (event.key === 'Escape') onClose()
    else if (event.key === 'ArrowDown') setChosen((index) => (index === last ? 0 : index + 1))
    else if (event.key === 'ArrowUp') setChosen((index) => (index === 0 ? last : index - 1))
    else if (event.key === 'Enter' && searched) open(chosen)
    else return
    event.preventDefault()
  }
  const leave = (event: React.FocusEvent) => {
    if (!box.current?.contains(event.relatedTarget)) onClose()
  }
  return (
    <div ref={box} onBlur={leave} className={cx(className, 'border-brand')}>
      {busy ? <Spinner /> : <Search aria-hidden="true" className="size-4.5" />}
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label={t('label')}
        aria-expanded={searched}
        aria-controls={listId}
        aria-activedescendant={searched ? `${listId}-${chosen}` : undefined}
        aria-autocomplete="list"
        placeholder={t('placeholder')}
        value={text}
        maxLength={64}
        onChange={(event) => {
          setText(event.target.value)
          setChosen(0)
        }}
        onKeyDown={onKey}
        className="h-full min-w-0 flex-1 bg-transparent text-text outline-none placeholder:text-muted"
      />
      <div className="absolute inset-x-0 top-full z-10 mt-2 rounded-tile border border-line bg-surface p-2 text-text shadow-pop">
        {searched ? (
          <div role="listbox" id={listId} aria-label={t('label')}>
            {games.map((game, index) => (
              <Option
                key={game.gameID}
                id={`${listId}-${index}`}
                chosen={index === chosen}
                onOpen={() => open(index)}
              >
                <GameRow game={game} />
              </Option>
            ))}
            {busy && games.length === 0 && <Skeleton className="h-14" />}
            <Option
              id={`${listId}-${games.length}`}
              chosen={chosen === games.length}
              onOpen={() => open(games.length)}
            >
              <span className="px-1 py-2 text-sm font-semibold text-brand">
                {total === 0 && !busy ? t('none', { query: text.trim() }) : t('all', { query: text.trim() })}
              </span>
            </Option>
          </div>
        ) : (
          <p className="px-3 py-2 text-sm text-muted">{t('hint')}</p>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {searched && !busy ? t('results', { count: total }) : ''}
      </p>
    </div>
  )
}

function Option(props: {
  readonly id: string
  readonly chosen: boolean
  readonly onOpen: () => void
  readonly children: React.ReactNode
}) {
  return (
    <div
      role="option"
      id={props.id}
      tabIndex={-1}
      aria-selected={props.chosen}
      onPointerDown={(event) => event.preventDefault()}
      onClick={props.onOpen}
      onKeyDown={() => undefined}
      className={cx(
        'flex min-h-11 cursor-pointer items-center rounded-control px-2 hover:bg-surface-2',
        props.chosen && 'bg-surface-2',
      )}
    >
      {props.children}
    </div>
  )
}

function GameRow({ game }: { readonly game: Game }) {
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

function useResults(text: string) {
  const lang = useLang()
  const query = useDeferredValue(usePaused(text.trim(), TYPING_PAUSE_MS))
  const searched = isSearchable(text)
  const { data, isFetching } = useQuery({
    ...callQuery('casino.games_list', { searchGameName: query, limit: RESULTS_MAX, offset: 0 }, lang),
    enabled: isSearchable(query),
  })
  const known = searched && isSearchable(query) ? data : undefined
  return {
    games: known?.data ?? [],
    total: known?.total ?? 0,
    busy: searched && (isFetching || !known),
    searched,
  }
}

/** The value once its writer paused. */
function usePaused<T>(value: T, pauseMs: number): T {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return paused
}
