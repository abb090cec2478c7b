import type { DiceOutcome } from '@poyraz/games/originals'
import { cx } from '@poyraz/ui'
import { useRef } from 'react'
import type { BoardProps } from '../client.ts'
import { useOriginal, useOriginalState, useSpeech } from '../views/original-context.ts'
import { easeOut, useShowing } from '../views/use-showing.ts'
import styles from './dice.module.css'
import { type DiceOptions, placeOf, rollText, targetBounds } from './options.ts'

const TICKS = [0, 2500, 5000, 7500, 9999]

/** The drawn number as four drums, over a track that the target parts into a winning and a losing side. */
export function DiceBoard({ options, setOptions, isLocked, round }: BoardProps<DiceOptions, DiceOutcome>) {
  const { t } = useSpeech()
  const isShowing = useOriginalState(({ phase }) => phase === 'showing' || phase === 'asking')
  const outcome = round?.outcome ?? null
  const result = outcome && !isShowing ? (outcome.units > 0 ? 'won' : 'lost') : 'none'
  const { over, target } = options
  const { least, most } = targetBounds(over)
  return (
    <div className={styles['board']} data-result={result}>
      <Drums outcome={outcome} />
      <div className={styles['track']} data-over={over}>
        <Track target={target} over={over} />
        <Pin outcome={outcome} />
        <input
          type="range"
          className={styles['slider']}
          aria-label={t('original.zar.slider', { from: String(least), to: String(most) })}
          min={0}
          max={9999}
          value={target}
          disabled={isLocked}
          onChange={(event) => {
            const chosen = Math.min(Math.max(Number(event.target.value), least), most)
            setOptions({ over, target: chosen })
          }}
        />
      </div>
      <div className={styles['ticks']} aria-hidden="true">
        {TICKS.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
    </div>
  )
}

function Track({ target, over }: { readonly target: number; readonly over: boolean }) {
  const share = `${placeOf(target) * 100}%`
  return (
    <div className={styles['bar']} aria-hidden="true">
      <span className={cx(styles['part'], styles[over ? 'losing' : 'winning'])} style={{ width: share }} />
      <span className={cx(styles['part'], styles[over ? 'winning' : 'losing'], styles['rest'])} />
      <span className={styles['thumb']} style={{ left: share }}>
        {target}
      </span>
    </div>
  )
}

const TURNS = 3
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

/** Four drums of digits; the last one comes to rest last, on the digit that the server drew. */
function Drums({ outcome }: { readonly outcome: DiceOutcome | null }) {
  const drums = useRef<(HTMLSpanElement | null)[]>([])
  const before = useRef(rollText(0))
  const text = rollText(outcome?.roll ?? 0)
  useShowing((progress) => {
    for (const [index, drum] of drums.current.entries()) {
      const share = Math.min(1, progress / (0.5 + index * 0.13))
      const [from, to] = [Number(before.current[index]), Number(text[index])]
      const turned = from + (TURNS * 10 + to - from) * easeOut(share)
      if (drum) drum.style.transform = `translateY(${-(turned % 10) * DIGIT_EM}em)`
    }
    if (progress === 1) before.current = text
  })
  return (
    <div className={styles['drums']} aria-hidden="true">
      {[0, 1, 2, 3].map((index) => (
        <span key={index} className={styles['drum']}>
          <span
            ref={(element) => {
              drums.current[index] = element
            }}
            className={styles['digits']}
          >
            {DIGITS.map((digit, place) => (
              <span key={place}>{digit}</span>
            ))}
          </span>
        </span>
      ))}
    </div>
  )
}

/** Height of a digit on its drum. */
const DIGIT_EM = 1.2
const START = 0.5

/** The pin that runs along the track to the drawn number. */
function Pin({ outcome }: { readonly outcome: DiceOutcome | null }) {
  const { sounds } = useOriginal()
  const pin = useRef<HTMLSpanElement>(null)
  const before = useRef(START)
  const to = outcome ? placeOf(outcome.roll) : START
  useShowing((progress, { isNow }) => {
    const place = before.current + (to - before.current) * easeOut(progress)
    if (pin.current) pin.current.style.left = `${place * 100}%`
    if (progress < 1) return
    before.current = to
    if (isNow) sounds.play('stop', Math.round(to * 4))
  })
  return (
    <span ref={pin} className={styles['pin']} data-shown={outcome !== null} aria-hidden="true">
      <span className={styles['value']}>{outcome ? rollText(outcome.roll) : ''}</span>
    </span>
  )
}
