import { PUBLIC_WIN_MULTIPLE } from '@poyraz/contract/constants'
import { verifyPaths } from '@poyraz/site/verify'
import { Card, EmptyState, Money, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../art/picture.tsx'
import { PICTURES } from '../art/pictures.ts'
import { GameIcon } from '../games/game-icon.tsx'
import { usePlayAddress } from '../games/play-address.ts'
import { SiteTextsAround } from '../i18n/site-texts.tsx'
import { useWhen } from '../i18n/when.ts'
import { ListFailure } from '../lists/list-failure.tsx'
import { timesWon } from '../share/share-link.ts'
import { type Win, winsQuery } from './wins.ts'

/** The latest wins of all players. New ones take their place in the list without any motion. */
export function WinsList() {
  return (
    <SiteTextsAround>
      <Section />
    </SiteTextsAround>
  )
}

function Section() {
  const t = useTranslations('wins')
  return (
    <section aria-labelledby="wins" className="flex flex-col gap-4">
      <div>
        <h2 id="wins" className="text-xl md:text-2xl">
          {t('title')}
        </h2>
        <p className="mt-1 max-w-prose text-sm text-muted">{t('text', { times: PUBLIC_WIN_MULTIPLE })}</p>
      </div>
      <Card>
        <List />
      </Card>
    </section>
  )
}

function List() {
  const t = useTranslations('wins')
  const { data, error, refetch } = useQuery(winsQuery(useLang()))
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-64 rounded-control" />
  if (data.data.length === 0) {
    return (
      <EmptyState
        art={<Picture src={PICTURES.trophy} side={80} className="art" />}
        title={t('emptyTitle')}
        text={t('emptyText', { times: PUBLIC_WIN_MULTIPLE })}
      />
    )
  }
  return (
    <ul className="grid grid-cols-1 gap-x-10 md:grid-cols-2">
      {data.data.map((win, place) => (
        <WinRow key={`${win.date}-${win.gameID}-${place}`} win={win} />
      ))}
    </ul>
  )
}

function WinRow({ win }: { readonly win: Win }) {
  const t = useTranslations('wins')
  const lang = useLang()
  const when = useWhen()
  const times = t('times', { times: timesWon(win, lang) })
  return (
    <li className="flex items-center gap-3 border-t border-line py-2 first:border-t-0 max-md:nth-[n+7]:hidden md:nth-2:border-t-0">
      <GameIcon slug={win.slug} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm text-muted">{win.player ?? t('player')}</span>
        <Link
          {...usePlayAddress()(win.gameID)}
          className="-my-1.5 inline-flex min-h-11 max-w-full items-center font-bold hover:underline"
        >
          <span className="truncate">{win.gameName[lang]}</span>
        </Link>
      </span>
      <span className="flex flex-none flex-col items-end text-xs text-muted">
        <Money amount={win.win} className="text-sm font-bold text-text" />
        <span className="tabular-nums">{times}</span>
        <span className="flex items-center gap-2">
          {win.shareToken && <RoundLink win={win} token={win.shareToken} />}
          <time dateTime={win.date}>{when(win.date)}</time>
        </span>
      </span>
    </li>
  )
}

function RoundLink({ win, token }: { readonly win: Win; readonly token: string }) {
  const t = useTranslations('wins')
  return (
    <Link
      to={verifyPaths.sharedRound}
      params={{ token }}
      className="-my-3.5 inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
    >
      {t('round')}
      <span className="sr-only"> · {win.gameName[useLang()]}</span>
    </Link>
  )
}
