import { type HiLoView, hiLoRules } from '@poyraz/games/originals'
import { cx } from '@poyraz/ui'
import { ChevronDown, ChevronsRight, ChevronUp, Equal } from 'lucide-react'
import { memo } from 'react'
import type { BoardProps } from '../client.ts'
import { formatChance, formatUnits } from '../format.ts'
import { useOriginal, useOriginalState, useSpeech } from '../views/original-context.ts'
import { useShowing } from '../views/use-showing.ts'
import { cardName, rankOf, suitOf } from './cards.ts'
import type { HiLoOptions, HiLoShown } from './client.ts'
import styles from './hi-lo.module.css'

const ICONS = { higher: ChevronUp, lower: ChevronDown, same: Equal, skip: ChevronsRight }
const SUIT_SIGNS = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' }
const TRAIL_MOST = 9

/** The card on the table, the guesses on the next one, and the cards before. */
export function HiLoBoard({ round, choose, mayChoose }: BoardProps<HiLoOptions, HiLoShown>) {
  const { t } = useSpeech()
  const { sounds } = useOriginal()
  const phase = useOriginalState((state) => state.phase)
  const isStarting = phase === 'asking' && !round?.isOpen
  const shown = isStarting ? null : (round?.outcome ?? null)
  const cards = shown?.cards ?? []
  useShowing((progress, { isNow }) => {
    if (progress === 0 && isNow && shown?.ended !== 'cash_out') sounds.play('stop', cards.length % 5)
  })
  const isOver = phase !== 'showing' && shown !== null && !round?.isOpen
  const result = !isOver ? 'none' : shown.ended === 'lost' ? 'lost' : 'won'
  return (
    <div className={styles['board']} data-result={result}>
      <div className={styles['table']}>
        <div className={styles['deck']} aria-hidden="true">
          <span className={styles['back']} />
          <span className={styles['back']} />
          <span className={styles['back']} />
        </div>
        <div className={styles['place']}>
          {cards.length === 0 ? (
            <p className={styles['invite']}>{t('original.hilo.invite')}</p>
          ) : (
            <Card key={cards.length} card={cards.at(-1) ?? 0} />
          )}
        </div>
      </div>
      <Guesses shown={shown} choose={choose} mayChoose={mayChoose} />
      <Trail shown={shown} />
    </div>
  )
}

const Card = memo(function Card({
  card,
  small = false,
}: {
  readonly card: number
  readonly small?: boolean
}) {
  const suit = suitOf(card)
  const isRed = suit === 'diamonds' || suit === 'hearts'
  return (
    <span className={cx(styles['card'], isRed && styles['red'], small && styles['small'])} aria-hidden="true">
      <span className={styles['corner']}>
        {rankOf(card)}
        <small>{SUIT_SIGNS[suit]}</small>
      </span>
      <span className={styles['suit']}>{SUIT_SIGNS[suit]}</span>
    </span>
  )
})

type GuessesProps = Pick<BoardProps<HiLoOptions, HiLoShown>, 'choose' | 'mayChoose'> & {
  readonly shown: HiLoShown | null
}

function Guesses({ shown, choose, mayChoose }: GuessesProps) {
  const { t } = useSpeech()
  const view = shown && 'guesses' in shown ? shown : null
  const isEnd = view?.guesses.some(({ call }) => call === 'same') === true
  const maySkip = mayChoose && view !== null && view.skipsLeft > 0
  return (
    <div role="group" aria-label={t('original.hilo.guesses')} className={styles['guesses']}>
      {view?.guesses.map((guess) => (
        <GuessButton key={guess.call} {...{ guess, isEnd, choose, mayChoose }} />
      ))}
      {view && (
        <button
          type="button"
          className={styles['skip']}
          aria-disabled={!maySkip}
          onClick={() => maySkip && choose({ kind: 'skip' })}
        >
          <ChevronsRight aria-hidden="true" />
          {t('original.hilo.skip')}
          <span className={styles['left']}>{t('original.hilo.skipsLeft', { left: view.skipsLeft })}</span>
        </button>
      )}
    </div>
  )
}

type GuessButtonProps = Omit<GuessesProps, 'shown'> & {
  readonly guess: HiLoView['guesses'][number]
  /** True on the lowest and the highest card, where the same rank is a guess of its own. */
  readonly isEnd: boolean
}

function GuessButton({ guess, isEnd, choose, mayChoose }: GuessButtonProps) {
  const { t, lang } = useSpeech()
  const { call, ways, units } = guess
  const name = t(call === 'same' ? 'original.hilo.same' : `original.hilo.${call}${isEnd ? 'Only' : ''}`)
  const chance = formatChance({ ways: BigInt(ways), of: BigInt(hiLoRules.ranks) }, lang)
  const times = formatUnits(units, lang)
  const Icon = ICONS[call]
  return (
    <button
      type="button"
      className={styles['guess']}
      data-call={call}
      aria-disabled={!mayChoose}
      aria-label={t('original.hilo.guess', { call: name, chance, times })}
      onClick={() => mayChoose && choose({ kind: 'guess', call })}
    >
      <Icon aria-hidden="true" />
      <span className={styles['call']}>{name}</span>
      <span className={styles['odds']}>
        {chance} · <strong>{times}</strong>
      </span>
    </button>
  )
}

/** The last cards with the calls between them. */
function Trail({ shown }: { readonly shown: HiLoShown | null }) {
  const speech = useSpeech()
  const { t } = speech
  const cards = shown?.cards ?? []
  const first = Math.max(0, cards.length - TRAIL_MOST)
  return (
    <ol className={styles['trail']} aria-label={t('original.hilo.trail')}>
      {cards.slice(first).map((card, offset) => {
        const index = first + offset
        const call = shown?.calls[index - 1]
        const Icon = call && ICONS[call]
        const isWrong = shown?.ended === 'lost' && index === cards.length - 1
        return (
          <li key={index} className={cx(styles['past'], isWrong && styles['wrong'])}>
            {Icon && (
              <span className={styles['step']}>
                <Icon aria-hidden="true" />
              </span>
            )}
            <span className="sr-only">{cardName(card, speech)}</span>
            <Card card={card} small />
          </li>
        )
      })}
    </ol>
  )
}
