import type { SicBoOutcome } from '@poyraz/games/tables'
import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { useLeftMs } from '../../../../shared/tables/table-states.ts'
import type { LiveTableView } from '../use-table.ts'
import { Die } from './die.tsx'

/** The dice lie still for this time before the result. */
const REST_MS = 2200
/** Time that a face is seen while the dice are shaken. */
const FACE_MS = 200
const FACES = 6
const TILTS = ['-rotate-6', 'rotate-3', 'rotate-12'] as const

/** Returns the dice of the round and the faces that are in sight: others than they have while they are shaken. */
function useDice({ state }: LiveTableView) {
  const left = useLeftMs(state.endsAt)
  const outcome = state.outcome as unknown as SicBoOutcome | null
  const isShaken = state.phase === 'drawing' && left > REST_MS
  const tick = Math.floor(left / FACE_MS)
  const faces = (outcome?.dice ?? [1, 2, 3]).map((face, place) =>
    isShaken ? ((face + tick * (place + 1) + place) % FACES) + 1 : face,
  )
  return { outcome, isShaken, faces }
}

/** The three dice in a row, and their total once they lie still. */
export function DiceBrief({ view }: { readonly view: LiveTableView }) {
  const { outcome, isShaken, faces } = useDice(view)
  return (
    <>
      {faces.map((face, place) => (
        <Die key={place} face={face} className={cx('w-7', isShaken && 'animate-tumble')} />
      ))}
      {outcome && !isShaken && (
        <span className="font-display text-xl font-bold tabular-nums">
          {outcome.dice.reduce((sum, die) => sum + die, 0)}
        </span>
      )}
    </>
  )
}

/** Three dice under a glass dome. They are shaken until shortly before the result. */
export function DiceStage({ view }: { readonly view: LiveTableView }) {
  const t = useTranslations('table')
  const { state, results } = view
  const { outcome, isShaken, faces } = useDice(view)
  const label =
    outcome && !isShaken ? t('diceShow', { dice: outcome.dice.join(', ') }) : t(`phases.${state.phase}`)
  return (
    <div className="flex h-full min-h-32 items-center justify-center" role="img" aria-label={label}>
      <div
        className={cx(
          'relative flex items-end justify-center gap-4 rounded-full border border-white/25 px-8 pt-8 pb-7 max-lg:gap-3 max-lg:px-9 max-lg:pt-6 max-lg:pb-5',
          'bg-linear-to-b from-white/25 via-white/5 to-night/50',
          state.phase === 'betting' && results.length === 0 && 'opacity-80',
        )}
      >
        {faces.map((face, place) => (
          <Die
            key={place}
            face={face}
            className={cx(
              'w-18 drop-shadow-lg transition duration-300 max-lg:w-13',
              isShaken ? 'animate-tumble' : TILTS[place],
              state.phase === 'betting' && 'opacity-55',
            )}
          />
        ))}
      </div>
    </div>
  )
}
