import { formatMoney } from '@poyraz/text'
import { cx, useLang } from '@poyraz/ui'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ChipArt, CrowdChip } from './chip-art.tsx'
import type { Play } from './use-play.tsx'

/** A spot of a layout as a button, with the player's chips on it. Chips are dropped on it, too. */
export function SpotButton(props: {
  readonly spot: string
  readonly name: string
  readonly pays: string
  readonly play: Play
  readonly isCrowded: boolean
  readonly isWon: boolean
  readonly className?: string | undefined
  readonly style?: CSSProperties
  readonly children: ReactNode
}) {
  const t = useTranslations('table')
  const lang = useLang()
  const { spot, name, pays, play } = props
  const staked = play.chips.spots.get(spot) ?? 0
  const own = staked > 0 ? ` · ${t('staked')}: ${formatMoney(BigInt(staked), lang)}` : ''
  return (
    <button
      type="button"
      data-spot={spot}
      aria-label={`${name} ${pays}${own}`}
      aria-disabled={!play.isOpen}
      onClick={() => play.place(spot)}
      style={props.style}
      className={cx(
        'relative flex min-h-11 touch-manipulation flex-col items-center justify-center rounded-control border-2 px-1 py-1.5 text-center text-white transition',
        props.isWon ? 'border-lamp bg-lamp/25' : 'border-white/35 hover:border-white/80 hover:bg-white/10',
        !play.isOpen && !props.isWon && 'opacity-75',
        props.className,
      )}
    >
      {props.children}
      <SpotChips staked={staked} isCrowded={props.isCrowded} />
    </button>
  )
}

/** The player's chips on a spot, or the sign that others have some there. */
function SpotChips({ staked, isCrowded }: { readonly staked: number; readonly isCrowded: boolean }) {
  if (staked > 0) {
    return (
      <svg
        viewBox="-24 -24 48 50"
        aria-hidden="true"
        className="pointer-events-none absolute -top-3 -right-2 z-10 size-10 animate-rise"
      >
        <ChipArt amount={staked} r={21} />
      </svg>
    )
  }
  return isCrowded ? (
    <svg
      viewBox="-10 -10 20 21"
      aria-hidden="true"
      className="pointer-events-none absolute top-0.5 right-0.5 size-4"
    >
      <CrowdChip x={0} y={0} r={8} />
    </svg>
  ) : null
}
