import { slotPaths } from '@poyraz/site/slots'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFavourites } from '../../../shared/favourites/favourites.ts'
import type { Game } from '../../../shared/games/games.ts'
import { TileList } from '../../../shared/games/tile-list.tsx'
import { Jackpots } from '../../../shared/jackpots/late-parts.tsx'
import { ContinueRow } from './continue-row.tsx'
import type { LobbyItem } from './lobby-filters.tsx'

/** A skipped row takes the height of its tiles: two and a half of them in a row on phones, three, six. */
const NEAR =
  'render-near [contain-intrinsic-block-size:auto_calc(49vw-16px)] ' +
  'sm:[contain-intrinsic-block-size:auto_calc(41vw-23px)] xl:[contain-intrinsic-block-size:auto_240px]'

/** Rails of the unfiltered lobby: the games of the player, and each type of the catalogue that has games. */
export function LobbyRails({ lobby }: { readonly lobby: LobbyItem | undefined }) {
  const t = useTranslations('lobby')
  const favourites = useFavourites().data?.data ?? []
  const byId = new Map(lobby?.games.map((game) => [game.gameID, game]))
  return (
    <>
      <ContinueRow />
      <Rail id="favourites" title={t('favourites')} games={favourites} />
      {lobby?.rails.map(({ type, total, gameIDs }, place) => (
        <Rail
          key={type}
          below={place > 0}
          id={`rail-${type}`}
          title={t(`types.${type}`)}
          games={gameIDs.flatMap((id) => byId.get(id) ?? [])}
          lead={type === 'jackpot' && <Jackpots />}
          all={
            total > 1 && (
              <Link
                to={slotPaths.type}
                params={{ type }}
                className="inline-flex min-h-11 items-center text-sm font-bold text-brand hover:underline"
              >
                {t('seeAll', { count: total })}
              </Link>
            )
          }
        />
      ))}
    </>
  )
}

function Rail(props: {
  readonly id: string
  readonly title: string
  readonly games: readonly Game[]
  readonly all?: ReactNode
  /** Stands between the heading and the games. */
  readonly lead?: ReactNode
  /** True for a rail that begins below the first screen of a phone. */
  readonly below?: boolean
}) {
  const { id, title, games, all, lead, below = false } = props
  if (games.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id={id} className="text-xl md:text-2xl">
          {title}
        </h2>
        {all}
      </div>
      {lead}
      <TileList
        games={games}
        heading="h3"
        className="scroll-row -mx-4 gap-3 px-4 md:gap-4 lg:mx-0 lg:px-0"
        itemClassName="rail-tile aspect-tile"
        loadingAt={(place) => (place === 0 ? 'eager' : 'lazy')}
        below={below && NEAR}
      />
    </section>
  )
}
