import { Lattice } from '@poyraz/ui'
import { memo, type ReactNode } from 'react'
import { Coin } from './coin.tsx'
import styles from './plate-frame.module.css'

/** Metal frame with gems around a message: six-sided on a wide page, upright on a phone. */
export function PlateFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['plate']}>
      <PlateArt />
      <div className={styles['face']}>{children}</div>
    </div>
  )
}

/** The frame without its message. Memoised, because the amount in it changes with every frame. */
const PlateArt = memo(function PlateArt() {
  return (
    <div className={styles['art']}>
      <FrameArt className={styles['wide']} width={900} height={360} cut={112} gems={11} />
      <FrameArt className={styles['upright']} width={374} height={300} cut={26} gems={5} />
      <Lattice className={styles['lattice']} />
      <Coin className={styles['medal']} />
      <Coin className={styles['medal']} />
    </div>
  )
})

type FrameArtProps = {
  readonly className: string | undefined
  readonly width: number
  readonly height: number
  /** Width of the pointed ends. */
  readonly cut: number
  readonly gems: number
}

function FrameArt({ className, width, height, cut, gems }: FrameArtProps) {
  const band = 34
  const first = cut + 46
  const pitch = (width - 2 * first) / (gems - 1)
  const id = `plate-${width}`
  return (
    <svg className={className} viewBox={`-6 -6 ${width + 12} ${height + 12}`} aria-hidden="true">
      <Metals id={id} />
      <path
        d={outline({ width, height, cut, inset: 17 })}
        className={styles['rim']}
        stroke={`url(#${id}-rim)`}
      />
      <path
        d={outline({ width, height, cut, inset: 36 })}
        className={styles['field']}
        fill={`url(#${id}-field)`}
      />
      <path d={outline({ width, height, cut, inset: 46 })} className={styles['hairline']} />
      {Array.from({ length: gems }, (_, gem) => first + gem * pitch).flatMap((x, gem) =>
        [band / 2, height - band / 2].map((y) => (
          <path
            key={`${x} ${y}`}
            d={`M${x - 9} ${y}l9-7 9 7-9 7Z`}
            className={styles[gem % 2 === 0 ? 'stone' : 'coral']}
          />
        )),
      )}
    </svg>
  )
}

/** Gradients of the frame, in the colours of the theme. */
function Metals({ id }: { readonly id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}-rim`} x1="0" y1="0" x2="0.3" y2="1">
        <stop offset="0" stopColor="#fff1c4" />
        <stop offset="0.24" stopColor="#f3bb4d" />
        <stop offset="0.52" stopColor="#8a4f10" />
        <stop offset="0.76" stopColor="#f6cf7c" />
        <stop offset="1" stopColor="#7a430b" />
      </linearGradient>
      <radialGradient id={`${id}-field`} cx="0.5" cy="0.3" r="0.9">
        <stop offset="0" stopColor="var(--plate-lit)" />
        <stop offset="0.6" stopColor="var(--plate-base)" />
        <stop offset="1" stopColor="var(--plate-deep)" />
      </radialGradient>
    </defs>
  )
}

type Outline = Pick<FrameArtProps, 'width' | 'height' | 'cut'> & { readonly inset: number }

/** Returns the path of the frame, `inset` px inside its box. */
function outline({ width, height, cut, inset }: Outline): string {
  const [left, right, top, bottom] = [inset, width - inset, inset, height - inset]
  const shoulder = cut + inset * 0.5
  const points = [
    [shoulder, top],
    [width - shoulder, top],
    [right, height / 2],
    [width - shoulder, bottom],
    [shoulder, bottom],
    [left, height / 2],
  ]
  return `M${points.map((point) => point.join(' ')).join('L')}Z`
}
