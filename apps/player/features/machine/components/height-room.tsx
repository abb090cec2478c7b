import {
  type DrawnHeights,
  type ReelBookGame,
  reelSpinAt,
  type SlotMode,
  type SlotStrips,
} from '@poyraz/games/machine-room'
import { Button, Card } from '@poyraz/ui'
import { Dices, MoveVertical } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Drawn, fitting, openedDrawn, randomDrawn } from '../drawn-heights.ts'
import type { MachineSearch } from '../machine-address.ts'
import { heightChance } from '../stops.ts'
import { HeightSteps } from './height-steps.tsx'
import { LinkButton } from './link-button.tsx'
import { ModeChips } from './mode-chips.tsx'
import { ReelWindow } from './reel-window.tsx'
import { WindowPays } from './window-pays.tsx'

type Weights = DrawnHeights['base']

/** Reels whose heights and stops are set by hand. */
export function HeightRoom(props: {
  readonly machine: ReelBookGame
  readonly heights: DrawnHeights
  readonly opened: MachineSearch
}) {
  const t = useTranslations('machine')
  const { machine, heights: tables, opened } = props
  const { rules } = machine
  const [mode, setMode] = useState<SlotMode>(machine.free && opened.mode === 'free' ? 'free' : 'base')
  const strips = (mode === 'free' ? rules.strips.free : null) ?? rules.strips.base
  const weights = (mode === 'free' ? tables.free : null) ?? tables.base
  const [wanted, setWanted] = useState(() => openedDrawn(strips, weights, opened))
  const drawn = fitting(strips, weights, wanted)
  const link = {
    stops: drawn.stops.join('-'),
    heights: drawn.heights.join('-'),
    ...(mode === 'free' ? { mode } : {}),
  }
  return (
    <section aria-label={t('byHand')} className="flex flex-col gap-3">
      <h2 className="text-xl">{t('byHand')}</h2>
      <p className="text-sm text-muted">{t('byHandText')}</p>
      <HandSet
        machine={machine}
        mode={mode}
        strips={strips}
        weights={weights}
        drawn={drawn}
        onDrawn={setWanted}
      >
        {machine.free && <ModeChips mode={mode} onMode={setMode} />}
        <Choices strips={strips} weights={weights} drawn={drawn} onDrawn={setWanted}>
          <LinkButton search={link} />
        </Choices>
      </HandSet>
    </section>
  )
}

type HandProps = {
  readonly strips: SlotStrips
  readonly weights: Weights
  readonly drawn: Drawn
  readonly onDrawn: (drawn: Drawn) => void
  readonly children: ReactNode
}

/** The window beside what it pays; a win of the list can be shown alone. */
function HandSet(props: HandProps & { readonly machine: ReelBookGame; readonly mode: SlotMode }) {
  const { machine, mode, strips, weights, drawn, onDrawn } = props
  const spin = reelSpinAt(machine, mode, drawn)
  const shown = [...drawn.heights, ...drawn.stops].join('-')
  const [picked, setPicked] = useState<{ readonly at: string; readonly win: number } | null>(null)
  const win = picked?.at === shown ? picked.win : null
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-5">
      <Card flush className="overflow-hidden lg:col-span-3">
        <HeightSteps weights={weights} drawn={drawn} onDrawn={onDrawn} />
        <ReelWindow
          strips={strips}
          stops={drawn.stops}
          spin={spin}
          rows={drawn.heights}
          picked={win}
          onStop={(reel, stop) => onDrawn({ ...drawn, stops: drawn.stops.with(reel, stop) })}
        />
        {props.children}
      </Card>
      <WindowPays
        rules={machine.rules}
        spin={spin}
        chance={heightChance(strips, weights, drawn)}
        picked={win}
        onPick={(next) => setPicked(next === null ? null : { at: shown, win: next })}
      />
    </div>
  )
}

function Choices({ strips, weights, drawn, onDrawn, children }: HandProps) {
  const t = useTranslations('machine')
  const tallest = weights.map((column) => column.findLastIndex((weight) => weight > 0))
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line p-4">
      <Button variant="quiet" onClick={() => onDrawn(randomDrawn(strips, weights))}>
        <Dices aria-hidden="true" className="size-4.5" />
        {t('random')}
      </Button>
      <Button variant="quiet" onClick={() => onDrawn({ ...drawn, heights: tallest })}>
        <MoveVertical aria-hidden="true" className="size-4.5" />
        {t('tallest')}
      </Button>
      {children}
      <p className="w-full text-xs text-muted">{t('dragHint')}</p>
    </div>
  )
}
