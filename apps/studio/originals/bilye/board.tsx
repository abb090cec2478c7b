import type { PlinkoOutcome } from '@poyraz/games/originals'
import { cx } from '@poyraz/ui'
import { memo, useId, useRef } from 'react'
import type { BoardProps } from '../client.ts'
import { formatUnitsShort } from '../format.ts'
import { heatOf } from '../risk.ts'
import { useOriginal, useOriginalState, useSpeech } from '../views/original-context.ts'
import { useShowing } from '../views/use-showing.ts'
import { boardOf, type PlinkoOptions } from './options.ts'
import { marbleAt } from './path.ts'
import styles from './plinko.module.css'

const RADIUS = 0.25
const SLOT_HEIGHT = 0.86

/** Pegs, slots and the marble, in units of a row. The marble follows the path of the server. */
export function PlinkoBoard({ options, round }: BoardProps<PlinkoOptions, PlinkoOutcome>) {
  const isAsking = useOriginalState(({ phase }) => phase === 'asking')
  const isShown = useOriginalState(({ phase }) => phase === 'idle' || phase === 'resting')
  const outcome = round?.outcome ?? null
  const isSame = outcome?.rows === options.rows && outcome.risk === options.risk
  const { rows } = options
  const width = rows + 2.2
  return (
    <svg className={styles['board']} viewBox={`${-width / 2} -1.9 ${width} ${rows + 3.1}`} aria-hidden="true">
      <Pegs rows={rows} />
      <Slots options={options} hit={isSame && isShown ? outcome.slot : null} />
      {isSame && <Marble key={rows} outcome={outcome} hidden={isAsking} />}
    </svg>
  )
}

const Pegs = memo(function Pegs({ rows }: { readonly rows: number }) {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (__, peg) => (
      <circle
        key={`${row} ${peg}`}
        className={styles['peg']}
        data-peg={`${row} ${peg}`}
        cx={peg - (row + 2) / 2}
        cy={row}
        r={0.115}
      />
    )),
  )
})

function Slots({ options, hit }: { readonly options: PlinkoOptions; readonly hit: number | null }) {
  const { lang } = useSpeech()
  const { rows } = options
  const size = rows > 12 ? 0.3 : 0.33
  return boardOf(options).units.map((units, slot) => (
    <g
      key={slot}
      className={cx(styles['slot'], slot === hit && styles['hit'])}
      transform={`translate(${slot - rows / 2} ${rows - 0.2})`}
    >
      <g className={styles['face']}>
        <rect x={-0.46} width={0.92} height={SLOT_HEIGHT} rx={0.16} fill={heatOf(units)} />
        <rect x={-0.46} width={0.92} height={SLOT_HEIGHT / 2} rx={0.16} className={styles['gloss']} />
        <text y={SLOT_HEIGHT / 2 + size * 0.36} fontSize={sizeOf(units, size)} className={styles['times']}>
          {formatUnitsShort(units, lang)}
        </text>
      </g>
    </g>
  ))
}

function sizeOf(units: number, size: number): number {
  return units >= 10_000 ? size * 0.88 : size
}

function Marble({ outcome, hidden }: { readonly outcome: PlinkoOutcome; readonly hidden: boolean }) {
  const { sounds, calm } = useOriginal()
  const marble = useRef<SVGGElement>(null)
  const touched = useRef(-1)
  const { path, rows, slot } = outcome
  const id = useId()
  useShowing((progress, { isNow }) => {
    if (progress === 0) touched.current = -1
    const { x, y, row } = marbleAt(path, progress)
    const isIn = progress === 1
    const place = isIn ? { x: slot - rows / 2, y: rows - 0.52 } : { x, y }
    marble.current?.setAttribute('transform', `translate(${place.x} ${place.y})`)
    if (!isNow || calm) return
    for (; touched.current < row; touched.current++) {
      const at = touched.current + 1
      const rights = path.slice(0, at).reduce((sum, step) => sum + step, 0)
      light(marble.current, `${at} ${rights + 1}`)
      sounds.play('tick', at / rows)
    }
    if (isIn) sounds.play('landed')
  })
  return (
    <g ref={marble} className={styles['marble']} visibility={hidden ? 'hidden' : undefined}>
      <radialGradient id={id} cx="0.35" cy="0.3" r="0.8">
        <stop offset="0" stopColor="#fff" />
        <stop offset="0.35" stopColor="#ffd88a" />
        <stop offset="1" stopColor="#c27a12" />
      </radialGradient>
      <circle r={RADIUS} fill={`url(#${id})`} />
    </g>
  )
}

/** Lights the peg that the marble touches. */
function light(inside: SVGGElement | null, peg: string): void {
  const glow = [
    { fill: '#ffd88a', r: '0.2px' },
    { fill: '#e8f1f4', r: '0.115px' },
  ]
  inside?.ownerSVGElement?.querySelector(`[data-peg="${peg}"]`)?.animate(glow, 420)
}
