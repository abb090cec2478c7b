import { Lattice } from '@poyraz/ui'
import { memo, type ReactNode } from 'react'
import type { Scenery } from '../themes/scenery.ts'
import styles from './ground.module.css'

/** The background behind the reels. It is drawn with the first paint, before any symbol has loaded. */
export const Ground = memo(function Ground({ scenery }: { readonly scenery: Scenery }) {
  return (
    <div className={styles['ground']} aria-hidden="true">
      <div className={styles['free']} />
      <Lattice className={styles['lattice']} />
      <Layer depth="above">{scenery.above}</Layer>
      <Layer depth="far">{scenery.far}</Layer>
      <Layer depth="middle">{scenery.middle}</Layer>
      <Layer depth="near">{scenery.near}</Layer>
      <div className={styles['shade']} />
    </div>
  )
})

/** One layer of the scenery: nearer layers follow the pointer further. */
function Layer({
  depth,
  children,
}: {
  readonly depth: 'above' | 'far' | 'middle' | 'near'
  readonly children: ReactNode
}) {
  return (
    <svg
      className={`${styles['layer']} ${styles[depth]}`}
      viewBox="0 0 1440 860"
      preserveAspectRatio={depth === 'above' ? 'xMidYMin slice' : 'xMidYMax slice'}
      aria-hidden="true"
    >
      {depth === 'above' && <Glows />}
      {children}
    </svg>
  )
}

function Glows() {
  return (
    <defs>
      <radialGradient id="lamp-glow">
        <stop offset="0" stopColor="#ffcf7a" stopOpacity="0.5" />
        <stop offset="1" stopColor="#ffcf7a" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="moon-glow">
        <stop offset="0.3" stopColor="#e8e2ff" stopOpacity="0.42" />
        <stop offset="1" stopColor="#e8e2ff" stopOpacity="0" />
      </radialGradient>
    </defs>
  )
}
