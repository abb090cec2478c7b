import { cx } from '@poyraz/ui'
import type { CSSProperties, ReactNode } from 'react'
import { ChipArt, CrowdChip, useChipsText } from './chip-art.tsx'
import type { Play } from './use-play.tsx'

/**
 * A spot of a layout as a button, with the player's chips on it. Chips are dropped on it, too. Its accessible
 * name has all visible texts in their order: name, odds, chips.
 */
export function SpotButton(props: {
  readonly spot: string
  readonly name: string
  /** Visible text below the name. */
  readonly pays: string
  /** Ends the accessible name; not visible. */
  readonly more?: string
  readonly play: Play
  readonly isCrowded: boolean
  readonly isWon: boolean
  /** Chips are smaller, so that they do not cover the name. */
  readonly isNarrow?: boolean
  readonly className?: string | undefined
  readonly style?: CSSProperties
  readonly children: ReactNode
}) {
  const { spot, name, pays, more, play } = props
  const staked = play.chips.spots.get(spot) ?? 0
  const own = useChipsText(staked)
  return (
    <button
      type="button"
      data-spot={spot}
      aria-label={[name, pays, own, more].filter(Boolean).join(' ')}
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
      {props.children}{' '}
      <SpotChips staked={staked} isCrowded={props.isCrowded} isNarrow={props.isNarrow ?? false} />
    </button>
  )
}

/** The player's chips on a spot, or the sign that others have some there. */
function SpotChips(props: {
  readonly staked: number
  readonly isCrowded: boolean
  readonly isNarrow: boolean
}) {
  const { staked, isCrowded, isNarrow } = props
  if (staked > 0) {
    return (
      <svg
        viewBox="-24 -24 48 50"
        aria-hidden="true"
        className={cx(
          'pointer-events-none absolute z-10 animate-rise',
          isNarrow
            ? '-top-3 -right-2.5 size-7'
            : '-top-3 -right-2 size-10 max-lg:-top-4 max-lg:-right-3 max-lg:size-8',
        )}
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
