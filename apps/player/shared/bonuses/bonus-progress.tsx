import { playPaths } from '@poyraz/site/play'
import { formatMoney } from '@poyraz/text'
import { buttonClass, Meter, useLang } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Bonus } from './bonuses.ts'

/** Progress of an active bonus on a coloured background: its free spins while some are left, else its wagering. */
export function BonusProgress({ bonus }: { readonly bonus: Bonus }) {
  const { spins } = bonus
  return spins && spins.left > 0 ? <SpinsLeft spins={spins} /> : <Wagering bonus={bonus} />
}

/** Remaining free spins and a link to their game. */
function SpinsLeft({ spins }: { readonly spins: NonNullable<Bonus['spins']> }) {
  const t = useTranslations('bonuses')
  const lang = useLang()
  const words = t('spinsLeft', { count: spins.left, all: spins.rounds })
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="mb-1.5 flex justify-between gap-3 text-sm tabular-nums">
          <span className="font-bold">{spins.gameName}</span>
          <span>{words}</span>
        </p>
        <Meter
          label={t('spins')}
          text={words}
          value={spins.rounds - spins.left}
          max={spins.rounds}
          tone="glass"
        />
        <p className="mt-1.5 text-sm">{t('spinStake', { stake: formatMoney(spins.stake, lang) })}</p>
      </div>
      <Link
        to={playPaths.play}
        params={{ type: 'slot', id: String(spins.gameID) }}
        className={buttonClass({ variant: 'glass' })}
      >
        {t('playSpins')}
      </Link>
    </div>
  )
}

function Wagering({ bonus }: { readonly bonus: Bonus }) {
  const t = useTranslations('bonuses')
  const lang = useLang()
  const short = (amount: number) => formatMoney(amount, lang, { fraction: 'auto' })
  const words = t('progressOf', { done: short(bonus.progress), all: short(bonus.wagering) })
  const left = Math.max(0, bonus.wagering - bonus.progress)
  return (
    <div>
      <p className="mb-1.5 flex justify-between gap-3 text-sm tabular-nums">
        <span className="font-bold">{t('progress')}</span>
        <span>{words}</span>
      </p>
      <Meter label={t('progress')} text={words} value={bonus.progress} max={bonus.wagering} tone="glass" />
      <p className="mt-1.5 text-sm tabular-nums">
        {left === 0 ? t('wagered') : t('left', { amount: short(left) })}
      </p>
    </div>
  )
}
