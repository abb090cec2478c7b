import { useTranslations } from 'use-intl'
import { CardFan } from './card-fan.tsx'
import { dealerTotalText } from './hand-words.ts'
import type { VisibleHands } from './visible-hands.ts'

/** The dealer's cards with their total. */
export function DealerHand({ visible: { dealer } }: { readonly visible: VisibleHands }) {
  const t = useTranslations('table.hands')
  const open = dealer.filter((card) => card !== null)
  return (
    <section
      aria-label={t('dealer')}
      className="relative flex h-26 items-center justify-center gap-3 max-lg:h-19"
    >
      <div aria-live="polite" className="flex items-center gap-3">
        {open.length > 0 && (
          <span className="grid min-w-10 place-items-center rounded-chip border border-white/25 bg-night px-2.5 py-1 font-display font-bold text-white tabular-nums">
            {dealerTotalText(open)}
          </span>
        )}
        <CardFan cards={dealer} size="w-17 max-lg:w-13" />
        {dealer.includes(null) && <span className="sr-only">{t('hidden')}</span>}
      </div>
    </section>
  )
}

/** The rules in short, printed on the felt. */
export function TableWords() {
  const t = useTranslations('table.hands')
  return (
    <svg
      viewBox="0 0 420 62"
      aria-hidden="true"
      className="relative mx-auto h-11 w-full max-w-form flex-none lg:h-14"
    >
      <path id="felt-line-1" d="M20 8Q210 44 400 8" fill="none" />
      <path id="felt-line-2" d="M20 28Q210 66 400 28" fill="none" />
      <g fill="#ffe9b8" textAnchor="middle" className="font-display">
        <text fontSize="17" className="font-bold">
          <textPath href="#felt-line-1" startOffset="50%">
            {t('pays')}
          </textPath>
        </text>
        <text fontSize="12.5">
          <textPath href="#felt-line-2" startOffset="50%">
            {t('stands')}
          </textPath>
        </text>
      </g>
    </svg>
  )
}
