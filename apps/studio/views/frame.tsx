import type { StudioKey } from '@poyraz/games'
import { cx } from '@poyraz/ui'
import { memo, type ReactNode } from 'react'
import styles from './frame.module.css'

const CORNERS = ['north-west', 'north-east', 'south-west', 'south-east'] as const

/**
 * The metal frame of the reels and the dark background of the symbols. The symbols themselves are on the
 * canvas above.
 */
export const Frame = memo(function Frame({
  rows,
  niches = true,
  maker,
  ornament,
}: {
  readonly rows: readonly number[]
  /** False where the canvas draws the niches, because they change their heights. */
  readonly niches?: boolean
  /** The studio that made the game; it decides the material of the frame. */
  readonly maker: StudioKey
  /** The theme's own frame, in place of crest and gems. */
  readonly ornament?: ReactNode
}) {
  return (
    <div
      data-maker={maker}
      className={cx(styles['frame'], ornament !== undefined && styles['own'])}
      aria-hidden="true"
    >
      <div className={styles['well']}>
        {rows.map((count, reel) => (
          <span key={reel} className={styles['column']}>
            {Array.from({ length: niches ? count : 0 }, (_, row) => (
              <span key={row} className={styles['niche']} />
            ))}
          </span>
        ))}
      </div>
      {ornament ?? <MetalOrnament />}
    </div>
  )
})

function MetalOrnament() {
  return (
    <>
      <span className={styles['engraving']} />
      <Crest />
      {CORNERS.map((corner) => (
        <Rosette key={corner} corner={corner} />
      ))}
    </>
  )
}

/** Shadow of the frame's edge on the symbols, above the canvas. */
export const Glass = memo(function Glass() {
  return <div className={styles['glass']} aria-hidden="true" />
})

/** The eight-pointed star on each corner, with a gem in its middle. */
function Rosette({ corner }: { readonly corner: (typeof CORNERS)[number] }) {
  return (
    <svg className={`${styles['rosette']} ${styles[corner]}`} viewBox="-32 -32 64 64" aria-hidden="true">
      <g className={styles['metal']}>
        <rect x="-19" y="-19" width="38" height="38" rx="3" />
        <rect x="-19" y="-19" width="38" height="38" rx="3" transform="rotate(45)" />
      </g>
      <circle r="12" className={styles['setting']} />
      <circle r="8.5" className={styles['stone']} />
      <ellipse cx="-2.6" cy="-3.4" rx="3" ry="1.8" fill="#fff" opacity="0.75" transform="rotate(-30)" />
    </svg>
  )
}

/** The palmette in the middle of the upper edge. */
function Crest() {
  return (
    <svg className={styles['crest']} viewBox="-110 -54 220 64" aria-hidden="true">
      <path
        className={styles['metal']}
        d="M-104 6C-70 4-66-16-44-20-58-30-52-42-38-36-36-22-20-20-12-30-22-40-12-52 0-52S22-40 12-30C20-20 36-22 38-36 52-42 58-30 44-20 66-16 70 4 104 6Z"
      />
      <path className={styles['stone']} d="M0-42C8-32 8-20 0-8-8-20-8-32 0-42Z" />
      <circle className={styles['stone']} cx="-40" cy="-7" r="4.5" />
      <circle className={styles['stone']} cx="40" cy="-7" r="4.5" />
    </svg>
  )
}
