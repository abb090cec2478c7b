import { cx } from '@poyraz/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { oddsOf } from '../odds.ts'
import { SpotButton } from '../spot-button.tsx'
import type { Play } from '../use-play.tsx'
import type { LiveTableView } from '../use-table.ts'
import { Die } from './die.tsx'
import { facesOf } from './spot-faces.ts'

const FACES = [1, 2, 3, 4, 5, 6]
const TOTALS = Array.from({ length: 14 }, (_, index) => index + 4)
const PAIRS = FACES.flatMap((face) =>
  FACES.filter((other) => other > face).map((other) => `pair-${face}-${other}`),
)
const EVEN = ['small', 'odd', 'any-triple', 'even', 'big']

export const DICE_SPOTS: readonly string[] = [
  ...EVEN,
  ...FACES.map((face) => `double-${face}`),
  ...FACES.map((face) => `triple-${face}`),
  ...TOTALS.map((total) => `total-${total}`),
  ...PAIRS,
  ...FACES.map((face) => `single-${face}`),
]

type BoardProps = {
  readonly view: LiveTableView
  readonly play: Play
  nameOf(spot: string): string
  isWon(spot: string): boolean
}

/** The layout of sic bo. */
export function DiceBoard(props: BoardProps) {
  return (
    <div className="grid gap-1.5">
      <Row {...props} spots={EVEN} className="grid-cols-5" large />
      <Row
        {...props}
        spots={FACES.flatMap((face) => [`double-${face}`, `triple-${face}`])}
        className="grid-cols-12 max-lg:grid-cols-4"
      />
      <Row
        {...props}
        spots={TOTALS.map((total) => `total-${total}`)}
        className="grid-cols-14 max-lg:grid-cols-7"
      />
      <Row {...props} spots={PAIRS} className="grid-cols-15 max-lg:grid-cols-5" />
      <Row
        {...props}
        spots={FACES.map((face) => `single-${face}`)}
        className="grid-cols-6 max-lg:grid-cols-3"
      />
    </div>
  )
}

function Row(
  props: BoardProps & {
    readonly spots: readonly string[]
    readonly className: string
    readonly large?: boolean
  },
) {
  const t = useTranslations('table')
  const { view, play, nameOf } = props
  return (
    <div className={cx('grid gap-1.5', props.className)}>
      {props.spots.map((spot) => {
        const odds = oddsOf(view.table, spot)
        const pays = spot.startsWith('single-') ? t('paysUpTo', { odds }) : t('pays', { odds })
        return (
          <SpotButton
            key={spot}
            spot={spot}
            name={nameOf(spot)}
            pays={pays}
            play={play}
            isCrowded={view.state.crowd.includes(spot)}
            isWon={props.isWon(spot)}
            isNarrow={!props.large}
            className={cx('rounded-small border', props.large ? 'bg-night/55' : 'bg-night/35')}
          >
            <SpotText spot={spot} name={nameOf(spot)} />{' '}
            <span className="text-2xs leading-tight tabular-nums">{pays}</span>
          </SpotButton>
        )
      })}
    </div>
  )
}

function SpotText({ spot, name }: { readonly spot: string; readonly name: string }): ReactNode {
  const faces = facesOf(spot)
  if (faces.length > 0) {
    return (
      <span className="flex gap-0.5">
        {faces.map((face, place) => (
          <Die key={place} face={face} className={faces.length > 2 ? 'w-4' : 'w-5'} />
        ))}
      </span>
    )
  }
  const total = spot.startsWith('total-') ? spot.slice('total-'.length) : null
  return <span className="font-display leading-tight font-bold max-lg:text-sm">{total ?? name}</span>
}
