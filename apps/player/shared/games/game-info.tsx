import { slotPaths } from '@poyraz/site/slots'
import { buttonClass, Dialog, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Cog } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Item } from '../endpoint/procedures.ts'
import { callQuery } from '../endpoint/queries.ts'
import { GameJackpot } from '../jackpots/late-parts.tsx'
import { CertificateFigures } from './certificate-figures.tsx'
import { gameTagline } from './game-art.ts'
import { mechanicLine, PlayLinks } from './game-preview.tsx'
import type { Game } from './games.ts'
import { SampleStrip } from './sample-strip.tsx'
import { VolatilityMark } from './volatility-mark.tsx'

/** Sheet about a game: mechanics, sample spins, and its certificate in short. */
export function GameInfo({ game, onClose }: { readonly game: Game; readonly onClose: () => void }) {
  const t = useTranslations('game')
  const site = useTranslations('site')
  const lang = useLang()
  const info = useQuery(callQuery('casino.game_info', { gameID: game.gameID }, lang)).data?.data
  return (
    <Dialog open title={game.name} shape="sheet" toRead onClose={onClose} closeLabel={site('close')}>
      <div className="flex flex-col gap-4">
        <div>
          <p className="text-sm font-semibold text-muted">
            {[game.providerName, mechanicLine(info)].filter(Boolean).join(' · ')}
          </p>
          <p className="mt-1">{gameTagline(game.slug, lang)}</p>
        </div>
        <section
          aria-label={t('sample.title')}
          className="flex flex-col gap-2 rounded-control bg-bg-raised p-3"
        >
          <p className="flex items-center justify-between gap-2 text-sm font-semibold">
            {t('sample.title')}
            <VolatilityMark volatility={game.volatility} />
          </p>
          <SampleStrip game={game} />
          <p className="text-xs text-muted">{t('sample.note')}</p>
        </section>
        {info ? <Certificate game={game} info={info} /> : <Skeleton className="min-h-52 rounded-control" />}
        {game.jackpot && <GameJackpot gameID={game.gameID} />}
        <div className="flex gap-3">
          <PlayLinks game={game} />
        </div>
        {info?.certificate && <MachineLink slug={game.slug} onOpen={onClose} />}
      </div>
    </Dialog>
  )
}

type Info = Item<'casino.game_info'>

function Certificate({ game, info }: { readonly game: Game; readonly info: Info }) {
  const t = useTranslations('game.certificate')
  return (
    <section aria-label={t('title')}>
      <h3 className="text-base">{t('title')}</h3>
      <CertificateFigures info={info} returnBp={game.rtp} />
      {info.features.length > 0 && (
        <ul aria-label={t('features')} className="mt-3 flex flex-wrap gap-2">
          {info.features.map((name) => (
            <li key={name} className="rounded-chip bg-surface-2 px-3 py-1 text-xs font-semibold">
              {name}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-xs break-all text-muted">
        {t('rules')} <code>{info.rulesHash}</code>
      </p>
    </section>
  )
}

/** Opens the reels or the book of the game. */
function MachineLink({ slug, onOpen }: { readonly slug: string; readonly onOpen: () => void }) {
  const t = useTranslations('game')
  return (
    <Link
      to={slotPaths.machine}
      params={{ slug }}
      onClick={onOpen}
      className={buttonClass({ variant: 'ghost', block: true })}
    >
      <Cog aria-hidden="true" className="size-4.5" />
      {t('machine')}
    </Link>
  )
}
