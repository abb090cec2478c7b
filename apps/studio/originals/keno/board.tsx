import { type KenoOutcome, kenoRules } from '@poyraz/games/originals'
import { cx } from '@poyraz/ui'
import { useState } from 'react'
import type { BoardProps } from '../client.ts'
import { formatUnitsShort } from '../format.ts'
import { useOriginal, useOriginalState, useSpeech } from '../views/original-context.ts'
import { useRoving } from '../views/roving.ts'
import { useShowing } from '../views/use-showing.ts'
import type { KenoOptions } from './client.ts'
import styles from './keno.module.css'
import { DRAW_MS, PICKS_MOST, paysOf, toggled } from './options.ts'

const COLUMNS = 8
const ROWS = Array.from({ length: kenoRules.numbers / COLUMNS }, (_, row) => row)

type Look = 'free' | 'picked' | 'drawn' | 'hit'

/** The numbers to pick, the drawn ones as they come, and what each number of hits pays. */
export function KenoBoard(props: BoardProps<KenoOptions, KenoOutcome>) {
  const { options, setOptions, isLocked, round } = props
  const { t } = useSpeech()
  const phase = useOriginalState((state) => state.phase)
  const outcome = phase === 'asking' ? null : (round?.outcome ?? null)
  const come = useDrawn(outcome)
  const { grid, onKeyDown, tabIndexOf, onFocus } = useRoving(kenoRules.numbers, COLUMNS)
  const isSame = outcome !== null && outcome.numbers.join() === options.numbers.join()
  const drawn = new Set(isSame || phase === 'showing' ? outcome?.drawn.slice(0, come) : [])
  const hits = options.numbers.filter((number) => drawn.has(number)).length
  return (
    <div className={styles['board']}>
      {/* The arrow keys move the focus between the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={grid}
        role="grid"
        aria-label={t('original.keno.numbers', { most: PICKS_MOST })}
        className={styles['grid']}
        onKeyDown={onKeyDown}
      >
        {ROWS.map((row) => (
          <div key={row} role="row" className={styles['row']}>
            {Array.from({ length: COLUMNS }, (_, column) => {
              const number = row * COLUMNS + column + 1
              const look = lookOf(options.numbers.includes(number), drawn.has(number))
              return (
                <NumberCell
                  key={number}
                  {...{ number, look, options, setOptions, isLocked, tabIndexOf, onFocus }}
                />
              )
            })}
          </div>
        ))}
      </div>
      <Pays options={options} hits={drawn.size > 0 ? hits : null} />
    </div>
  )
}

/** Counts the drawn numbers that have come so far. */
function useDrawn(outcome: KenoOutcome | null): number {
  const { sounds } = useOriginal()
  const [come, setCome] = useState(kenoRules.drawn)
  useShowing((progress, { ms, isNow }) => {
    if (!outcome) return
    const count = progress === 1 ? outcome.drawn.length : Math.floor((progress * ms) / DRAW_MS)
    setCome(count)
    const number = outcome.drawn[count - 1]
    if (isNow && progress < 1 && count !== come && number !== undefined)
      sounds.play(outcome.numbers.includes(number) ? 'burst' : 'tick', count / kenoRules.drawn)
  })
  return come
}

type NumberCellProps = Pick<BoardProps<KenoOptions, KenoOutcome>, 'options' | 'setOptions' | 'isLocked'> &
  Pick<ReturnType<typeof useRoving>, 'tabIndexOf' | 'onFocus'> & {
    readonly number: number
    readonly look: Look
  }

function NumberCell({ number, look, options, ...props }: NumberCellProps) {
  const { t } = useSpeech()
  const { setOptions, isLocked, tabIndexOf, onFocus } = props
  const isPicked = options.numbers.includes(number)
  return (
    <span role="gridcell">
      <button
        type="button"
        className={styles['number']}
        data-look={look}
        tabIndex={tabIndexOf(number - 1)}
        aria-pressed={isPicked}
        aria-disabled={isLocked || (!isPicked && options.numbers.length >= PICKS_MOST)}
        aria-label={t(`original.keno.${NAMES[look]}`, { number })}
        onFocus={() => onFocus(number - 1)}
        onClick={() => setOptions(toggled(options, number))}
      >
        {number}
      </button>
    </span>
  )
}

const NAMES = { free: 'number', picked: 'number', drawn: 'numberDrawn', hit: 'numberHit' } as const

function lookOf(isPicked: boolean, isDrawn: boolean): Look {
  if (isDrawn) return isPicked ? 'hit' : 'drawn'
  return isPicked ? 'picked' : 'free'
}

function Pays({ options, hits }: { readonly options: KenoOptions; readonly hits: number | null }) {
  const { t, lang } = useSpeech()
  const pays = paysOf(options)
  if (pays.length === 0)
    return <p className={styles['hint']}>{t('original.keno.numbers', { most: PICKS_MOST })}</p>
  return (
    <ol className={styles['pays']} aria-label={t('original.keno.table')}>
      {pays.map((units, count) => (
        <li
          key={count}
          className={cx(styles['pay'], count === hits && styles['now'], units === 0 && styles['none'])}
        >
          <strong>{formatUnitsShort(units, lang)}×</strong>
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{t('original.keno.hits', { hits: count })}</span>
        </li>
      ))}
    </ol>
  )
}
