import { formatMultiplier } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { TableState } from '../../../../shared/tables/table-states.ts'
import { Kite } from './kite.tsx'
import { Landscape } from './landscape.tsx'
import { DESKTOP, type Frame, fitFrame, PHONE, skyAt } from './sky-geometry.ts'
import { useMoment } from './use-multiplier.ts'

/** The flight as a picture: string and curve are one path, and the kite follows its tangent. */
export function KiteSky({ state, isWide }: { readonly state: TableState; readonly isWide: boolean }) {
  const picture = useRef<SVGSVGElement>(null)
  const frame = useFrame(picture, isWide ? DESKTOP : PHONE)
  return (
    <svg
      ref={picture}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <Landscape frame={frame} />
      <Flight state={state} frame={frame} />
    </svg>
  )
}

/** Returns the frame fitted to the place of the picture, so that neither its marks nor the moon are cut off. */
function useFrame(picture: RefObject<SVGSVGElement | null>, frame: Frame): Frame {
  const [ratio, setRatio] = useState(frame.height / frame.width)
  useEffect(() => {
    if (!picture.current) return
    const sizes = new ResizeObserver(([entry]) => {
      const place = entry?.contentRect
      if (place && place.width > 0) setRatio(place.height / place.width)
    })
    sizes.observe(picture.current)
    return () => sizes.disconnect()
  }, [picture])
  return useMemo(() => fitFrame(frame, ratio), [frame, ratio])
}

function Flight({ state, frame }: { readonly state: TableState; readonly frame: Frame }) {
  const { stage, flownMs, isLost } = useMoment(state)
  const { path, kite, marks } = skyAt(frame, flownMs)
  const { hand } = frame
  const size = frame.width > 500 ? 1.25 : 0.86
  const isGone = stage === 'crashed'
  return (
    <>
      {(stage === 'flying' || isGone) && <Marks marks={marks} frame={frame} />}
      <path
        d={path}
        fill="none"
        stroke="#1fc9b7"
        strokeOpacity="0.28"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d={path}
        fill="none"
        stroke={isGone ? '#ff8a7d' : 'url(#kite-line)'}
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray={isGone ? '7 9' : undefined}
      />
      <g transform={`translate(${kite.x.toFixed(1)} ${(kite.y - 30 * size).toFixed(1)})`}>
        <g className={isGone ? 'kite-gone' : undefined}>
          <g transform={`rotate(${kite.angle.toFixed(1)} 0 30) scale(${size})`}>
            <g className={isLost ? undefined : 'kite-sway'}>
              <Kite />
            </g>
          </g>
        </g>
      </g>
      <circle cx={hand.x} cy={hand.y} r="5" fill="#ffe3a1" />
    </>
  )
}

function Marks(props: {
  readonly marks: readonly { readonly hundredths: number; readonly y: number }[]
  readonly frame: Frame
}) {
  const lang = useLang()
  const { width } = props.frame
  const font = width > 500 ? 17 : 12.5
  return (
    <g className="font-text" fill="#eaf3f5" fontSize={font}>
      {props.marks.map(({ hundredths, y }) => (
        <g key={hundredths}>
          <path
            d={`M${width * 0.3} ${y}H${width - font * 4.6}`}
            stroke="#fff"
            strokeOpacity="0.16"
            strokeDasharray="2 6"
          />
          <text x={width - font} y={y + font / 3} textAnchor="end">
            {formatMultiplier(hundredths, lang)}
          </text>
        </g>
      ))}
    </g>
  )
}
