import { Card, EmptyState, Money, useLang } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { GameIcon } from '../../../shared/games/game-icon.tsx'
import { usePlayAddress } from '../../../shared/games/play-address.ts'
import { useWhen } from '../../../shared/i18n/when.ts'
import { wholeLira } from '../../../shared/jackpots/figures.ts'
import type { Jackpots } from '../../../shared/jackpots/jackpots.ts'
import { ProofDialog } from './proof-dialog.tsx'

export type JackpotWin = Jackpots['wins'][number]

/** The latest jackpots that were paid. */
export function JackpotWins({ wins }: { readonly wins: readonly JackpotWin[] }) {
  const t = useTranslations('jackpots.wins')
  return (
    <section aria-labelledby="jackpot-wins" className="flex flex-col gap-4">
      <h2 id="jackpot-wins" className="text-xl md:text-2xl">
        {t('title')}
      </h2>
      <Card>
        <p className="text-sm text-muted">{t('text')}</p>
        {wins.length === 0 ? (
          <EmptyState
            art={<Picture src={PICTURES.trophy} side={80} className="art" />}
            title={t('noneTitle')}
            text={t('noneText')}
          />
        ) : (
          <ul className="mt-2 grid grid-cols-1 gap-x-10 xl:grid-cols-2">
            {wins.map((win) => (
              <WinRow key={`${win.id}-${win.pot}`} win={win} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}

function WinRow({ win }: { readonly win: JackpotWin }) {
  const t = useTranslations('jackpots.wins')
  const lang = useLang()
  const when = useWhen()
  const addressOf = usePlayAddress()
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0 xl:nth-2:border-t-0">
      <GameIcon slug={win.slug} />
      <div className="min-w-0 flex-1 text-xs text-muted">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm font-bold text-text">
          {win.name[lang]}{' '}
          <span className="text-xs font-semibold text-muted">{t('pot', { pot: win.pot })}</span>
        </p>
        <p className="truncate">
          {win.player ?? t('player')} ·{' '}
          <Link {...addressOf(win.gameID)} className="font-semibold hover:underline">
            {win.gameName[lang]}
          </Link>
        </p>
        <time dateTime={win.date}>{when(win.date)}</time>
      </div>
      <div className="flex flex-none flex-col items-end text-xs text-muted">
        <Money amount={win.amount} className="text-base font-bold text-text" />
        <span>{t('stake', { amount: wholeLira(win.stake, lang) })}</span>
        {win.proof && <ProofButton win={win} proof={win.proof} />}
      </div>
    </li>
  )
}

function ProofButton({
  win,
  proof,
}: {
  readonly win: JackpotWin
  readonly proof: NonNullable<JackpotWin['proof']>
}) {
  const t = useTranslations('jackpots.wins')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="-my-2 inline-flex min-h-11 items-center gap-1 font-semibold text-brand hover:underline"
      >
        <ShieldCheck aria-hidden="true" className="size-4" />
        {t('proof')}
      </button>
      {open && <ProofDialog win={win} proof={proof} onClose={() => setOpen(false)} />}
    </>
  )
}
