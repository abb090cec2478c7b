import {
  compile,
  type ReelGame,
  type ReelMachine,
  type SlotMode,
  type SlotStrips,
  spinAt,
} from '@poyraz/games/machine-room'
import { Button, Card } from '@poyraz/ui'
import { Dices, Sparkles, Trophy } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { afterPaint } from '../../../shared/after-paint.ts'
import type { MachineSearch } from '../machine-address.ts'
import { randomBelow } from '../random-below.ts'
import { useRoomGame } from '../room-game.ts'
import { bestStops, freeSpinStops, payingStops, windowChance } from '../stops.ts'
import { CountReels } from './count-reels.tsx'
import { LinkButton } from './link-button.tsx'
import { MachineFiles } from './machine-files.tsx'
import { ModeChips } from './mode-chips.tsx'
import { ReelWindow } from './reel-window.tsx'
import { StripCounts } from './strip-counts.tsx'
import { Strips } from './strips.tsx'
import { WindowPays } from './window-pays.tsx'

/** Reels whose stops are set by hand. */
export function ReelRoom({ game, opened }: { readonly game: ReelGame; readonly opened: MachineSearch }) {
  const { rules } = game
  const machine = useMemo(() => compile(rules), [rules])
  const [mode, setMode] = useState<SlotMode>(machine.free && opened.mode === 'free' ? 'free' : 'base')
  const [wanted, setWanted] = useState(() => openedStops(machine, opened))
  const strips = (mode === 'free' ? rules.strips.free : null) ?? rules.strips.base
  const stops = wanted.map((stop, reel) => stop % (strips[reel]?.length ?? 1))
  const onStop = (reel: number, stop: number) => setWanted(stops.with(reel, stop))
  const link = { stops: stops.join('-'), ...(mode === 'free' ? { mode } : {}) }
  return (
    <>
      <OpenReels game={game} machine={machine} mode={mode} strips={strips} stops={stops} onStop={onStop}>
        {rules.strips.free && <ModeChips mode={mode} onMode={setMode} />}
        <Choices machine={machine} mode={mode} strips={strips} onStops={setWanted}>
          <LinkButton search={link} />
        </Choices>
      </OpenReels>
      <Strips strips={strips} stops={stops} rows={rules.rows} onStop={onStop} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <StripCounts strips={strips} />
        <div className="flex flex-col gap-5">
          <CountReels game={game} />
          <MachineFiles game={useRoomGame()} />
        </div>
      </div>
    </>
  )
}

/** The window at these stops beside what it pays; a win of the list can be shown alone. */
function OpenReels(props: {
  readonly game: ReelGame
  readonly machine: ReelMachine
  readonly mode: SlotMode
  readonly strips: SlotStrips
  readonly stops: readonly number[]
  readonly onStop: (reel: number, stop: number) => void
  readonly children: ReactNode
}) {
  const { game, machine, mode, strips, stops } = props
  const spin = spinAt(machine, mode, stops)
  const shown = stops.join('-')
  const [picked, setPicked] = useState<{ readonly at: string; readonly win: number } | null>(null)
  const win = picked?.at === shown ? picked.win : null
  const onPick = (next: number | null) => setPicked(next === null ? null : { at: shown, win: next })
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-5">
      <Card flush className="overflow-hidden lg:col-span-3">
        <ReelWindow
          strips={strips}
          stops={stops}
          spin={spin}
          rows={game.rules.rows}
          picked={win}
          onStop={props.onStop}
        />
        {props.children}
      </Card>
      <WindowPays
        rules={game.rules}
        spin={spin}
        chance={windowChance(strips, game.rules.rows, stops)}
        picked={win}
        onPick={onPick}
      />
    </div>
  )
}

function Choices(props: {
  readonly machine: ReelMachine
  readonly mode: SlotMode
  readonly strips: SlotStrips
  readonly onStops: (stops: readonly number[]) => void
  readonly children: ReactNode
}) {
  const t = useTranslations('machine')
  const { machine, mode, strips, onStops } = props
  const onBest = async () => {
    await afterPaint()
    onStops(bestStops(machine, mode))
  }
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line p-4">
      <Button variant="quiet" onClick={() => onStops(strips.map(({ length }) => randomBelow(length)))}>
        <Dices aria-hidden="true" className="size-4.5" />
        {t('random')}
      </Button>
      <Button variant="quiet" onClick={onBest}>
        <Trophy aria-hidden="true" className="size-4.5" />
        {t('best')}
      </Button>
      {machine.free && mode === 'base' && (
        <Button variant="quiet" onClick={() => onStops(freeSpinStops(machine))}>
          <Sparkles aria-hidden="true" className="size-4.5" />
          {t('freeSpins')}
        </Button>
      )}
      {props.children}
      <p className="w-full text-xs text-muted">{t('dragHint')}</p>
    </div>
  )
}

/** The stops of the link; those that start free spins if it has none, so that the first window pays. */
function openedStops(machine: ReelMachine, { stops }: MachineSearch): readonly number[] {
  const linked = stops?.split('-').map(Number) ?? []
  if (linked.length === machine.rules.rows.length) return linked
  return machine.free ? freeSpinStops(machine) : payingStops(machine)
}
