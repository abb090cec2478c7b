import { formatPercent } from '@poyraz/text'
import { Dialog, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Item } from '../endpoint/procedures.ts'
import { callQuery } from '../endpoint/queries.ts'
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
        <div className="flex gap-3">
          <PlayLinks game={game} />
        </div>
      </div>
    </Dialog>
  )
}

type Info = Item<'casino.game_info'>

function Certificate({ game, info }: { readonly game: Game; readonly info: Info }) {
  const t = useTranslations('game.certificate')
  const lang = useLang()
  const { certificate } = info
  const figures = useFigures(info)
  return (
    <section aria-label={t('title')}>
      <h3 className="text-base">{t('title')}</h3>
      <dl className="mt-2 divide-y divide-line text-sm">
        {!certificate && <Figure name={t('return')} value={formatPercent(game.rtp, lang)} />}
        {figures.map(([name, value]) => (
          <Figure key={name} name={name} value={value} />
        ))}
      </dl>
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

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

/** Names and values of the certificate, as the player reads them. */
function useFigures({ certificate }: Info): readonly (readonly [name: string, value: string])[] {
  const t = useTranslations('game.certificate')
  const lang = useLang()
  if (!certificate) return []
  const { freeSpins } = certificate
  const percent = (value: string) => (lang === 'tr' ? `%${cut(value, 4, lang)}` : `${cut(value, 4, lang)}%`)
  return [
    [t('return'), percent(certificate.returnPercent)],
    [t('hit'), percent(certificate.hitPercent)],
    [t('stakeBack'), percent(certificate.stakeBackPercent)],
    [t('sigma'), cut(certificate.sigma, 2, lang)],
    [
      t(certificate.topIsRound ? 'top' : 'topSpin'),
      t('times', { times: cut(certificate.topStakes, 2, lang) }),
    ],
    [t('topOdds'), t('oneIn', { rounds: cut(certificate.topOneIn, 0, lang) })],
    ...(freeSpins ? [[t('freeSpins'), t('oneIn', { rounds: cut(freeSpins.oneIn, 0, lang) })] as const] : []),
  ]
}

/** Cuts a decimal string after so many digits, without trailing zeros, with the separators of the language. */
function cut(decimal: string, digits: number, lang: 'tr' | 'en'): string {
  const [whole = '0', fraction = ''] = decimal.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, lang === 'tr' ? '.' : ',')
  const rest = fraction.slice(0, digits).replace(/0+$/, '')
  return rest === '' ? grouped : `${grouped}${lang === 'tr' ? ',' : '.'}${rest}`
}
