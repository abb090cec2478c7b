import { minesRules } from '@poyraz/games/originals'
import { useState } from 'react'
import type { BoardProps } from '../client.ts'
import { useOriginal, useOriginalState, useSpeech } from '../views/original-context.ts'
import { useRoving } from '../views/roving.ts'
import { useShowing } from '../views/use-showing.ts'
import { Flower, Mine } from './art.tsx'
import type { MinesOptions, MinesShown } from './client.ts'
import styles from './mines.module.css'

const COLUMNS = 5
const ROWS = Array.from({ length: minesRules.cells / COLUMNS }, (_, row) => row)

type Cell = 'hidden' | 'safe' | 'mine' | 'hit' | 'missed'

/** The field as a grid of buttons: a hidden cell may be opened while the round is open. */
export function MinesBoard({ round, choose, mayChoose }: BoardProps<MinesOptions, MinesShown>) {
  const { t } = useSpeech()
  const isAsking = useOriginalState(({ phase }) => phase === 'asking')
  const [asked, setAsked] = useState<number | null>(null)
  const { grid, onKeyDown, tabIndexOf, onFocus } = useRoving(minesRules.cells, COLUMNS)
  const shown = round?.outcome ?? null
  const label = t('original.mines.grid')
  const open = (cell: number) => {
    setAsked(cell)
    choose({ kind: 'reveal', cell })
  }
  useOpeningSound(shown)
  return (
    <div className={styles['field']} data-open={round?.isOpen === true} data-ended={shown?.ended ?? 'none'}>
      {/* The arrow keys move the focus between the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div {...{ ref: grid, onKeyDown }} role="grid" className={styles['grid']} aria-label={label}>
        {ROWS.map((row) => (
          <div key={row} role="row" className={styles['row']}>
            {Array.from({ length: COLUMNS }, (_, column) => {
              const cell = row * COLUMNS + column
              return (
                <FieldCell
                  key={cell}
                  {...{ cell, onFocus, onOpen: mayChoose ? open : null }}
                  {...{ look: lookOf(shown, cell), isAsked: isAsking && asked === cell }}
                  tabIndex={tabIndexOf(cell)}
                />
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}

/** A safe cell sounds higher each time. */
function useOpeningSound(shown: MinesShown | null): void {
  const { sounds } = useOriginal()
  useShowing((progress, { isNow }) => {
    if (progress > 0 || !isNow || !shown || shown.revealed.length === 0) return
    if (shown.ended !== 'lost' && shown.ended !== 'cash_out') sounds.play('burst', shown.revealed.length - 1)
  })
}

type FieldCellProps = {
  readonly cell: number
  readonly look: Cell
  /** True while the server is asked about this cell. */
  readonly isAsked: boolean
  readonly tabIndex: number
  readonly onFocus: (cell: number) => void
  /** Null while no cell may be opened. */
  readonly onOpen: ((cell: number) => void) | null
}

function FieldCell({ cell, look, isAsked, tabIndex, onFocus, onOpen }: FieldCellProps) {
  const { t } = useSpeech()
  const place = { row: Math.floor(cell / COLUMNS) + 1, column: (cell % COLUMNS) + 1 }
  const mayOpen = onOpen !== null && look === 'hidden'
  return (
    <span role="gridcell">
      <button
        type="button"
        className={styles['cell']}
        data-look={look}
        data-asked={isAsked || undefined}
        tabIndex={tabIndex}
        aria-label={t(`original.mines.${NAMES[look]}`, { cell: t('original.mines.cell', place) })}
        aria-disabled={!mayOpen}
        onFocus={() => onFocus(cell)}
        onClick={() => mayOpen && onOpen(cell)}
      >
        <span className={styles['lid']} />
        {(look === 'safe' || look === 'missed') && <Flower className={styles['art']} />}
        {(look === 'mine' || look === 'hit') && <Mine className={styles['art']} />}
      </button>
    </span>
  )
}

const NAMES = {
  hidden: 'cellHidden',
  safe: 'cellSafe',
  missed: 'cellSafe',
  mine: 'cellMine',
  hit: 'cellMine',
} as const satisfies Record<Cell, string>

/** Mines are known when the round is over; then every other cell was safe. */
function lookOf(shown: MinesShown | null, cell: number): Cell {
  if (!shown) return 'hidden'
  const isRevealed = shown.revealed.includes(cell)
  if (shown.mines.includes(cell)) return isRevealed ? 'hit' : 'mine'
  if (isRevealed) return 'safe'
  return shown.ended === null ? 'hidden' : 'missed'
}
