import shield from 'art:1f6e1-fe0f/192'
import { accountPaths } from '@poyraz/site/account'
import { authPaths } from '@poyraz/site/auth'
import { slotPaths } from '@poyraz/site/slots'
import { verifyPaths } from '@poyraz/site/verify'
import { buttonClass, Card, EmptyState, Money, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { callQuery } from '../../../shared/endpoint/queries.ts'
import { GameIcon } from '../../../shared/games/game-icon.tsx'
import { useWhen } from '../../../shared/i18n/when.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { saveReturnAddress } from '../../../shared/navigation/return-address.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'

/** As high as the forms beside it. */
const ROUNDS_MAX = 8

/** Choice of a round to verify: one of the player's last rounds, or the ways to have one. */
export function RoundChoice() {
  const isPlayer = useSignedIn()
  return (
    <Card className={isPlayer ? undefined : 'grid content-center'}>
      {isPlayer ? <OwnRounds /> : <VisitorChoice />}
    </Card>
  )
}

function OwnRounds() {
  const t = useTranslations('verify')
  const query = { limit: ROUNDS_MAX, offset: 0 }
  const { data, error, refetch } = useQuery({
    ...callQuery('casino.rounds', query, useLang()),
    staleTime: 0,
  })
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={ROUNDS_MAX} />
  const closed = data.data.filter(({ state }) => state === 'closed')
  if (closed.length === 0) return <NoRounds />
  return (
    <section aria-labelledby="own-rounds">
      <div className="flex items-center justify-between gap-4">
        <h2 id="own-rounds" className="text-xl">
          {t('choose')}
        </h2>
        <Link
          to={accountPaths.history}
          params={{ kind: 'game' }}
          className="inline-flex min-h-11 flex-none items-center text-sm font-bold text-brand hover:underline"
        >
          {t('allRounds')}
        </Link>
      </div>
      <p className="text-sm text-muted">{t('chooseText')}</p>
      <ul className="mt-2">
        {closed.map((round) => (
          <RoundLine key={round.roundID} round={round} />
        ))}
      </ul>
    </section>
  )
}

/** A round as one link to its verdict. */
function RoundLine({ round }: { readonly round: Item<'casino.rounds'> }) {
  const t = useTranslations('verify')
  const when = useWhen()
  return (
    <li className="relative flex items-center gap-3 border-b border-line py-2.5 last:border-b-0 hover:bg-surface-2">
      <GameIcon slug={round.slug} />
      <span className="min-w-0 flex-1">
        <Link
          to={verifyPaths.verify}
          search={{ round: round.roundID }}
          className="cover-link text-sm font-bold after:rounded-small"
        >
          {round.gameName} · {t('roundNumber', { nonce: round.nonce })}
        </Link>
        <time dateTime={round.date} className="block text-xs text-muted">
          {when(round.date)}
        </time>
      </span>
      <span className="text-right text-sm font-semibold">
        <Money amount={round.win} />
        <span className="block text-xs font-normal text-muted">
          <Money amount={round.stake} />
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 flex-none text-muted" />
    </li>
  )
}

function NoRounds() {
  const t = useTranslations('verify')
  return (
    <Choice title={t('noneTitle')} text={t('noRounds')}>
      <ToSlots variant="primary" />
    </Choice>
  )
}

function VisitorChoice() {
  const t = useTranslations('verify')
  const logIn = useTranslations('menu')('logIn')
  const router = useRouter()
  return (
    <Choice title={t('noneTitle')} text={t('chooseVisitor')}>
      <Link
        to={authPaths.login}
        onClick={() => saveReturnAddress(router.latestLocation.href)}
        className={buttonClass()}
      >
        {logIn}
      </Link>
      <ToSlots variant="quiet" />
    </Choice>
  )
}

function Choice(props: { readonly title: string; readonly text: string; readonly children: ReactNode }) {
  return (
    <EmptyState
      art={<Picture src={shield} side={96} loading="first" className="art" />}
      title={props.title}
      text={props.text}
      action={<div className="flex flex-wrap justify-center gap-2">{props.children}</div>}
    />
  )
}

function ToSlots({ variant }: { readonly variant: 'primary' | 'quiet' }) {
  const all = useTranslations('lobby')('allGames')
  return (
    <Link to={slotPaths.lobby} className={buttonClass({ variant })}>
      {all}
    </Link>
  )
}
