import { formatCount } from '@poyraz/text'
import { Money, useLang } from '@poyraz/ui'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Forfeit } from '../hooks/use-forfeit.ts'

/** States before a withdrawal which bonus and free bets it costs, and what remains. */
export function ForfeitNote({ forfeit }: { readonly forfeit: Forfeit }) {
  const t = useTranslations('transfer')
  const lang = useLang()
  const { title, isFreeBet, removed, kept, spinsLeft, freeBets } = forfeit
  return (
    <section className="flex flex-col gap-3 rounded-tile border border-brass bg-brass-soft p-4">
      <h2 className="flex items-center gap-2 font-text text-sm tracking-normal">
        <TriangleAlert aria-hidden="true" className="size-4.5 flex-none text-brass" />
        {t(isFreeBet ? 'freeBetWaits' : 'bonusRuns', { title })}
      </h2>
      <p className="text-sm">{t('bonusText')}</p>
      <dl className="flex flex-col gap-2 text-sm">
        {spinsLeft > 0 && <Fact name={t('bonusSpins')}>{formatCount(spinsLeft, lang)}</Fact>}
        {!isFreeBet && (
          <Fact name={t('bonusRemoved')}>
            <Money amount={removed} />
          </Fact>
        )}
        {freeBets > 0 && (
          <Fact name={t('freeBetRemoved')}>
            <Money amount={freeBets} />
          </Fact>
        )}
        <Fact name={t('bonusKept')}>
          <Money amount={kept} />
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd className="font-bold tabular-nums">{children}</dd>
    </div>
  )
}
