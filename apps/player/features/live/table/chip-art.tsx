import { type Lang, LOCALES } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'

/** Colours of chips by their value in kuruş: body, edge marks, digits. */
const COLOURS: readonly (readonly [from: number, body: string, marks: string, digits: string])[] = [
  [500_000, '#7b3fb8', '#f1dcff', '#ffffff'],
  [100_000, '#c98a1c', '#2b1c05', '#fff6dc'],
  [50_000, '#1b2027', '#f3bb4d', '#f3bb4d'],
  [10_000, '#d9463b', '#ffe9e4', '#ffffff'],
  [2500, '#12806f', '#dff8f2', '#ffffff'],
  [1000, '#2e5fd6', '#e4ecff', '#ffffff'],
  [500, '#f0e9d8', '#2f55b8', '#17233a'],
  [0, '#8b98a8', '#f2f5f8', '#101820'],
]

/** Text of a value on a chip, in whole lira: `1.000` or `1,000`. */
const chipText = (value: number, lang: Lang) =>
  (value / 100).toLocaleString(LOCALES[lang], { maximumFractionDigits: 0 })

/** Names the player's chips on a spot, as in `25 lira bahsin var`; empty without chips. */
export function useChipsText(value: number): string {
  const t = useTranslations('table')
  const lang = useLang()
  return value > 0 ? t('ownChips', { amount: chipText(value, lang) }) : ''
}

/** A casino chip seen from above, in an SVG. */
export function ChipArt(props: {
  readonly amount: number
  readonly r: number
  readonly x?: number
  readonly y?: number
  readonly label?: string
}) {
  const lang = useLang()
  const { amount, r, x = 0, y = 0, label = chipText(amount, lang) } = props
  const [, body, marks, digits] =
    COLOURS.find(([from]) => amount >= from) ?? (COLOURS[0] as (typeof COLOURS)[number])
  return (
    <g transform={`translate(${x} ${y})`} className="pointer-events-none">
      <ellipse cy={r * 0.2} rx={r} ry={r} fill="#000" opacity="0.4" />
      <circle cy={r * 0.1} r={r} fill={body} />
      <circle cy={r * 0.1} r={r} fill="#000" opacity="0.35" />
      <circle r={r} fill={body} />
      <circle
        r={r * 0.86}
        fill="none"
        stroke={marks}
        strokeWidth={r * 0.24}
        strokeDasharray={`${r * 0.45} ${r * 0.45}`}
      />
      <circle r={r * 0.66} fill={body} stroke={marks} strokeWidth={r * 0.05} />
      <circle r={r * 0.97} fill="none" stroke="#fff" strokeOpacity="0.35" strokeWidth={r * 0.05} />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fill={digits}
        fontSize={r * (label.length > 3 ? 0.42 : 0.56)}
        className="font-text font-bold tabular-nums"
      >
        {label}
      </text>
    </g>
  )
}

/** Chip of another player: small and grey, without a value. */
export function CrowdChip({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  return (
    <g transform={`translate(${x} ${y})`} opacity="0.85" className="pointer-events-none">
      <circle cy={r * 0.2} r={r} fill="#000" opacity="0.4" />
      <circle r={r} fill="#8d99a5" />
      <circle
        r={r * 0.8}
        fill="none"
        stroke="#dbe2e8"
        strokeWidth={r * 0.3}
        strokeDasharray={`${r * 0.5} ${r * 0.5}`}
      />
      <circle r={r * 0.5} fill="#a9b4be" />
    </g>
  )
}
