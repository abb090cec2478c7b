import { formatPercent } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { Item } from '../endpoint/procedures.ts'

type Info = Item<'casino.game_info'>

/** The certificate of a game in short; `returnBp` stands for it where there is none. */
export function CertificateFigures({ info, returnBp }: { readonly info: Info; readonly returnBp?: number }) {
  const t = useTranslations('game.certificate')
  const lang = useLang()
  const figures = useFigures(info)
  return (
    <dl className="mt-2 divide-y divide-line text-sm">
      {!info.certificate && returnBp !== undefined && (
        <Figure name={t('return')} value={formatPercent(returnBp, lang)} />
      )}
      {figures.map(([name, value]) => (
        <Figure key={name} name={name} value={value} />
      ))}
    </dl>
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
