import { formatPercent } from '@poyraz/text'
import { Money, useLang } from '@poyraz/ui'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { gameArt, gameGround } from '../../../shared/games/game-art.ts'
import type { Game } from '../../../shared/games/games.ts'
import type { LiveTable } from '../../../shared/tables/tables.ts'
import type { IndexedPage } from '../page-index.ts'

export function GameLine({ game }: { readonly game: Game }) {
  const t = useTranslations('game')
  const lang = useLang()
  return (
    <FoundLine
      art={<Picture src={gameArt(game.slug)} side={34} />}
      ground={gameGround(game.slug)}
      title={game.name}
      below={game.providerName}
      end={t('rtp', { rtp: formatPercent(game.rtp, lang) })}
    />
  )
}

export function TableLine({ table }: { readonly table: LiveTable }) {
  return (
    <FoundLine
      art={<Picture src={PICTURES.wheel} side={34} />}
      title={table.name}
      below={table.dealer || table.providerName}
      end={<Money amount={table.minBet} />}
    />
  )
}

export function PageLine({ page }: { readonly page: IndexedPage }) {
  return (
    <FoundLine
      art={<FileText aria-hidden="true" className="size-5 text-muted" />}
      title={page.title}
      end=""
    />
  )
}

function FoundLine(props: {
  readonly art: ReactNode
  readonly ground?: string
  readonly title: string
  readonly below?: string
  readonly end: ReactNode
}) {
  return (
    <>
      <span
        className={`my-1.5 grid size-11 flex-none place-items-center rounded-control ${props.ground ? `ground ${props.ground}` : 'bg-surface-2'}`}
      >
        {props.art}
      </span>
      <span className="ml-3 min-w-0 flex-1">
        <span className="block truncate font-bold">{props.title}</span>
        {props.below && <span className="block truncate text-xs text-muted">{props.below}</span>}
      </span>
      <span className="text-xs text-muted tabular-nums">{props.end}</span>
    </>
  )
}
