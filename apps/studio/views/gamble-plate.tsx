import type { CoinSide } from '@poyraz/games'
import { type Kurus, kurus } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import { Money } from '@poyraz/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Prompt } from '../round/shown.ts'
import { useLanguage, useStudio, useText } from './context.ts'
import styles from './gamble-plate.module.css'
import { pressOnce } from './press-once.ts'

type GamblePrompt = Extract<Prompt, { kind: 'gamble' }>

/** Places of the answers, as `verbs/show-gamble.ts` reads them. */
const [HEADS, TAILS, COLLECT] = [0, 1, 2] as const

/** A win that may be doubled: its ladder, the coin, and the answers. The safe one comes first and has the focus. */
export function GamblePlate({ prompt }: { readonly prompt: GamblePrompt }) {
  const t = useText()
  const { stage, tosses } = prompt
  return (
    <div className={styles['face']}>
      <h2 id="prompt-title" className={styles['title']}>
        {t('gamble.title')}
      </h2>
      <Rungs prompt={prompt} />
      <Coin side={tosses.at(-1) ?? 'heads'} stage={stage} key={`${tosses.length} ${stage}`} />
      <p className={styles['result']} role="status">
        <Result prompt={prompt} />
      </p>
      <Answers prompt={prompt} />
      <p id="prompt-text" className={styles['text']}>
        {t(prompt.isOver ? 'gamble.over' : 'gamble.text')}
      </p>
    </div>
  )
}

/** The win as it stands; nothing once a call was wrong. */
function worthOf({ rungs, tosses, stage }: GamblePrompt): Kurus {
  return stage === 'wrong' ? kurus(0) : (rungs[tosses.length] ?? kurus(0))
}

function Rungs({ prompt }: { readonly prompt: GamblePrompt }) {
  const t = useText()
  const lang = useLanguage()
  const { rungs, tosses, stage } = prompt
  return (
    <ol className={styles['rungs']} aria-label={t('gamble.ladder')}>
      {rungs.map((amount, rung) => {
        const isNow = rung === tosses.length && stage !== 'wrong'
        return (
          <li key={String(amount)} className={styles['rung']} aria-current={isNow ? 'step' : undefined}>
            {isNow && (
              <span className="sr-only">{t('gamble.rung', { amount: formatMoney(amount, lang) })}</span>
            )}
            <span aria-hidden={isNow ? 'true' : undefined}>
              <Money amount={amount} fraction="auto" />
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Result({ prompt }: { readonly prompt: GamblePrompt }) {
  const t = useText()
  const lang = useLanguage()
  const { stage, tosses } = prompt
  if (stage === 'tossing') return t('gamble.tossing')
  if (stage === 'asking') return <Money amount={worthOf(prompt)} />
  const side = t(`gamble.${tosses.at(-1) ?? 'heads'}`)
  if (stage === 'wrong') return t('gamble.wrong', { side })
  return t('gamble.right', { side, amount: formatMoney(worthOf(prompt), lang) })
}

function Answers({ prompt }: { readonly prompt: GamblePrompt }) {
  const t = useText()
  const lang = useLanguage()
  const { prompts, sounds } = useStudio()
  const isAsking = prompt.stage === 'asking'
  const press = (place?: number) => () => {
    if (!isAsking && !prompt.isOver) return
    sounds.play('press')
    prompts.answer(place)
  }
  if (prompt.isOver) return <Onward onPress={press()} />
  return (
    <div className={styles['answers']}>
      <Answer isOff={!isAsking} onPress={press(COLLECT)} className={styles['collect']}>
        {t('gamble.collect', { amount: formatMoney(worthOf(prompt), lang) })}
      </Answer>
      <Answer isOff={!isAsking} onPress={press(HEADS)}>
        <Face side="heads" />
        {t('gamble.callHeads')}
      </Answer>
      <Answer isOff={!isAsking} onPress={press(TAILS)}>
        <Face side="tails" />
        {t('gamble.callTails')}
      </Answer>
    </div>
  )
}

type AnswerProps = {
  readonly isOff: boolean
  readonly onPress: () => void
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Keeps the focus while the coin is in the air, and does nothing then. */
function Answer({ isOff, onPress, className = styles['call'], children }: AnswerProps) {
  return (
    <button type="button" className={className} aria-disabled={isOff} onKeyDown={pressOnce} onClick={onPress}>
      {children}
    </button>
  )
}

/** Closes the message; it takes the focus of the answers, which are gone. */
function Onward({ onPress }: { readonly onPress: () => void }) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button ref={button} type="button" className={styles['collect']} onKeyDown={pressOnce} onClick={onPress}>
      {t('feature.onward')}
    </button>
  )
}

function Coin({ side, stage }: { readonly side: CoinSide; readonly stage: GamblePrompt['stage'] }) {
  return (
    <div className={styles['coin']} data-stage={stage}>
      <Face side={side} />
    </div>
  )
}

/** A side of the coin: a tulip for heads, the number one for tails. */
function Face({ side }: { readonly side: CoinSide }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={styles['side']}>
      <circle cx="50" cy="50" r="48" fill="#b5781e" />
      <circle cx="50" cy="48" r="46" fill="#f3c95a" />
      <circle cx="50" cy="49" r="37" fill="#e0a93a" stroke="#b5781e" strokeWidth="2" />
      {side === 'heads' ? (
        <g fill="#7a4a10">
          <path d="M50 22c6 8 8 14 4 24 4-2 9-9 10-18 8 14 4 28-14 30-18-2-22-16-14-30 1 9 6 16 10 18-4-10-2-16 4-24Z" />
          <path d="M48 58h4v22h-4ZM52 74c8 0 12-4 14-12-8 0-13 4-14 12ZM48 74c-8 0-12-4-14-12 8 0 13 4 14 12Z" />
        </g>
      ) : (
        <path d="M40 34l14-10h4v48h8v6H38v-6h8V36l-6 4Z" fill="#7a4a10" />
      )}
    </svg>
  )
}
