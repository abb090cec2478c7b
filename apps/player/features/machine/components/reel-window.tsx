import type { ReelSpin, SlotStrips } from '@poyraz/games/machine-room'
import { cx } from '@poyraz/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { gameGround } from '../../../shared/games/game-art.ts'
import { shownWindow } from '../frames.ts'
import { WIDTHS } from '../grid-widths.ts'
import { useRoomGame } from '../room-game.ts'
import { stopAfter } from '../stops.ts'
import { ReelDrum } from './reel-drum.tsx'
import { WinPath } from './win-path.tsx'

type Props = {
  readonly strips: SlotStrips
  readonly stops: readonly number[]
  readonly spin: ReelSpin
  /** Rows of each reel. */
  readonly rows: readonly number[]
  /** Index of the win that is shown alone; `null` shows all. */
  readonly picked: number | null
  readonly onStop: (reel: number, stop: number) => void
}

/** The window of the reels, to be turned by hand, with the cells that win. */
export function ReelWindow(props: Props) {
  const t = useTranslations('machine')
  const { slug } = useRoomGame()
  const { strips, stops, onStop } = props
  const turn = (reel: number, steps: number) =>
    onStop(reel, stopAfter(strips[reel] ?? [], stops[reel] ?? 0, steps))
  return (
    <div className={cx('ground px-2 py-3 text-white', gameGround(slug))}>
      <div className={cx('mx-auto', WIDTHS[strips.length])}>
        <Row>
          {strips.map((_, reel) => (
            <TurnButton key={reel} label={t('up', { number: reel + 1 })} onTurn={() => turn(reel, -1)}>
              <ChevronUp aria-hidden="true" className="size-5" />
            </TurnButton>
          ))}
        </Row>
        <Drums {...props} />
        <Row>
          {strips.map((_, reel) => (
            <TurnButton key={reel} label={t('down', { number: reel + 1 })} onTurn={() => turn(reel, 1)}>
              <ChevronDown aria-hidden="true" className="size-5" />
            </TurnButton>
          ))}
        </Row>
        <Row>
          {strips.map(({ length }, reel) => (
            <p key={reel} aria-hidden="true" className="text-center text-xs font-semibold tabular-nums">
              {stops[reel]}/{length}
            </p>
          ))}
        </Row>
      </div>
    </div>
  )
}

function Drums({ strips, stops, spin, rows, picked, onStop }: Props) {
  const t = useTranslations('machine')
  const { rules } = useRoomGame()
  const wins = picked === null ? spin.wins : spin.wins.slice(picked, picked + 1)
  const marked = new Set(wins.flatMap(({ cells }) => cells.map((cell) => cell.join(' '))))
  const shown = shownWindow(rules.wild?.symbol, spin)
  return (
    <div role="group" aria-label={t('reels')} className="relative rounded-control bg-black/30">
      <Row>
        {strips.map((strip, reel) => (
          <ReelDrum
            key={reel}
            reel={reel}
            strip={strip}
            rows={rows[reel] ?? 0}
            stop={stops[reel] ?? 0}
            shown={shown[reel] ?? []}
            marked={marked}
            onStop={(stop) => onStop(reel, stop)}
          />
        ))}
      </Row>
      <WinPath rows={rows} wins={wins} />
    </div>
  )
}

function Row({ children }: { readonly children: ReactNode }) {
  return <div className="grid auto-cols-fr grid-flow-col items-center">{children}</div>
}

function TurnButton(props: {
  readonly label: string
  readonly onTurn: () => void
  readonly children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onTurn}
      className="mx-0.5 grid min-h-11 place-items-center rounded-control hover:bg-white/16"
    >
      {props.children}
    </button>
  )
}
