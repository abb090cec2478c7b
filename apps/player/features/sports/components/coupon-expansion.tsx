import type { CouponLine, PlaceTerms } from '@poyraz/betting'
import { formatMoney } from '@poyraz/text'
import { Money, useLang } from '@poyraz/ui'
import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useOdds } from '../odds/use-odds.ts'
import type { Figures, SlipLeg } from '../slip/use-figures.ts'
import { Letter } from './coupon-leg.tsx'

/** Maximum number of lines that are shown; a text says how many follow. */
const SHOWN_MAX = 30
/** Maximum number of lines that are expanded: more would take long to list. */
const LINES_MAX = 300

/** The calculation of the coupon: each line with its legs, its product and its return. */
export function CouponExpansion({ figures }: { readonly figures: Figures }) {
  const t = useTranslations('sports.coupon')
  const lang = useLang()
  const { slip, legs, lines, expansion } = figures
  if (slip.stake <= 0 || lines === 0 || lines > LINES_MAX) return null
  return (
    <details
      key={slip.eachWay ? 'eachWay' : slip.mode}
      className="group"
      open={slip.mode === 'system' || slip.eachWay !== null}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control text-sm font-semibold">
        {t('howCounted')}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-4.5 text-muted transition group-open:rotate-180"
        />
      </summary>
      <p className="pb-1 text-right text-xs text-muted tabular-nums">
        {t('expansionText', { stake: formatMoney(slip.stake, lang) })}
      </p>
      <ul>
        {expansion.slice(0, SHOWN_MAX).map((line) => (
          <Row key={line.legs.join('-')} line={line} legs={legs} eachWay={slip.eachWay} />
        ))}
      </ul>
      {expansion.length > SHOWN_MAX && (
        <p className="py-2 text-xs text-muted">{t('linesMore', { count: expansion.length - SHOWN_MAX })}</p>
      )}
      <p className="flex justify-between pt-2 text-sm">
        {t('allWin')}
        <b>
          <Money amount={figures.win} />
        </b>
      </p>
    </details>
  )
}

function Row(props: {
  readonly line: CouponLine
  readonly legs: readonly SlipLeg[]
  readonly eachWay: PlaceTerms | null
}) {
  const { line, legs, eachWay } = props
  const format = useOdds()
  if (eachWay) return <Part line={line} eachWay={eachWay} />
  const odds = line.legs.map((place) => legs[place]?.odds ?? 0)
  const product = odds.map(format).join(' × ')
  return (
    <li className="flex items-center gap-2 border-b border-dashed border-line py-1.5 text-sm tabular-nums">
      <span className="flex flex-wrap gap-1">
        {line.legs.map((place) => (
          <Letter key={place} place={place} />
        ))}
      </span>
      <span className="min-w-0 flex-1 text-right text-xs text-muted">
        {odds.length > 1 ? `${product} = ${format(Number(line.oddsMilli))}` : product}
      </span>
      <b className="min-w-20 text-right">
        <Money amount={Number(line.potential)} />
      </b>
    </li>
  )
}

/** The win or the place of an each-way bet. */
function Part({ line, eachWay }: { readonly line: CouponLine; readonly eachWay: PlaceTerms }) {
  const t = useTranslations('sports.coupon')
  const format = useOdds()
  const isWin = line.legs[0] === 0
  return (
    <li className="flex items-center gap-2 border-b border-dashed border-line py-1.5 text-sm tabular-nums">
      <span className="font-semibold">{isWin ? t('winPart') : t('placePart', eachWay)}</span>
      <span className="min-w-0 flex-1 text-right text-xs text-muted">{format(Number(line.oddsMilli))}</span>
      <b className="min-w-20 text-right">
        <Money amount={Number(line.potential)} />
      </b>
    </li>
  )
}
