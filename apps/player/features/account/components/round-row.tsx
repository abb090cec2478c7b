import { contentPaths } from '@poyraz/site/content'
import { verifyPaths } from '@poyraz/site/verify'
import { Badge, Money } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { Check, LifeBuoy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { GameIcon } from '../../../shared/games/game-icon.tsx'
import { useWhen } from '../../../shared/i18n/when.ts'
import { ShareDialog } from '../../../shared/share/share-dialog.tsx'
import type { Round } from '../api/history.ts'

/** One round: game, stake, win and a link to the proof. */
export function RoundRow({ round }: { readonly round: Round }) {
  const t = useTranslations('account')
  const when = useWhen()
  return (
    <li className="flex items-center gap-2.5 border-b border-line py-2.5 last:border-b-0">
      <GameIcon slug={round.slug} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 text-sm font-bold">
          {round.gameName}
          {round.state === 'open' && <Badge tone="warning">{t('roundOpen')}</Badge>}
          {round.free === 1 && <Badge>{t('roundFree')}</Badge>}
          {round.jackpot && (
            <Badge tone="lamp">
              {t('roundJackpot')} <Money amount={round.jackpot.amount} />
            </Badge>
          )}
        </span>
        <span className="flex flex-wrap gap-x-1.5 gap-y-7 text-xs text-muted">
          <time dateTime={round.date}>{when(round.date)}</time>
          <VerifyLink round={round} />
          {round.state === 'closed' && <ShareButton round={round} />}
          <AskLink round={round} />
        </span>
      </span>
      <RoundMoney round={round} />
    </li>
  )
}

/** The commitment of a round, as a link to its proof. */
function VerifyLink({ round }: { readonly round: Round }) {
  const t = useTranslations('account')
  return (
    <Link
      to={verifyPaths.verify}
      search={{ round: round.roundID }}
      aria-label={t('verifyRound', { game: round.gameName, nonce: round.nonce })}
      className="-my-3.5 inline-flex min-h-11 items-center gap-1 rounded-small font-semibold text-brand hover:underline"
    >
      <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
      {t('verifiable')}
    </Link>
  )
}

/** Opens the dialog with the public link of the round. */
function ShareButton({ round }: { readonly round: Round }) {
  const t = useTranslations('share')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={t('openOf', { game: round.gameName, nonce: round.nonce })}
        className="-my-3.5 inline-flex min-h-11 items-center gap-1 rounded-small font-semibold text-brand hover:underline"
      >
        <Share2 aria-hidden="true" className="size-3.5" />
        {t('open')}
      </button>
      {open && <ShareDialog round={round} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Link to the message form of the support, which names the round. */
function AskLink({ round }: { readonly round: Round }) {
  const t = useTranslations('account')
  return (
    <Link
      to={contentPaths.support}
      search={{ about: round.roundID }}
      aria-label={t('askRound', { game: round.gameName, nonce: round.nonce })}
      className="-my-3.5 inline-flex min-h-11 items-center gap-1 rounded-small font-semibold text-brand hover:underline"
    >
      <LifeBuoy aria-hidden="true" className="size-3.5" />
      {t('ask')}
    </Link>
  )
}

function RoundMoney({ round }: { readonly round: Round }) {
  const t = useTranslations('account')
  const won = round.win > round.stake
  return (
    <dl className="flex flex-col items-end text-xs text-muted sm:flex-row sm:gap-4">
      <div className="flex items-baseline justify-end gap-1.5 sm:min-w-32">
        <dt>{t('stake')}</dt>
        <dd className="text-sm font-semibold text-text">
          <Money amount={round.stake} />
        </dd>
      </div>
      <div className="flex items-baseline justify-end gap-1.5 sm:min-w-32">
        <dt>{t('win')}</dt>
        <dd className={won ? 'text-sm font-bold text-success' : 'text-sm font-semibold text-text'}>
          <Money amount={round.win} />
        </dd>
      </div>
    </dl>
  )
}
