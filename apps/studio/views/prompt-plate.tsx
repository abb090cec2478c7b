import { kurus } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import { useEffect, useRef } from 'react'
import type { Prompt } from '../round/shown.ts'
import { isCelebrated, plateTierOf } from '../round/tier.ts'
import { ChoosePlate } from './choose-plate.tsx'
import { useLanguage, useStudio, useStudioState, useText } from './context.ts'
import { CountUp } from './count-up.tsx'
import { GamblePlate } from './gamble-plate.tsx'
import { JackpotScene } from './jackpot-scene.tsx'
import { LargeSum } from './large-sum.tsx'
import { PickPlate } from './pick-plate.tsx'
import { pressOnce } from './press-once.ts'
import styles from './prompt-plate.module.css'

const COUNT_MS = 1600

/**
 * Message over the reels: free spins begin, end or resume, or a jackpot. Its button gets the focus and
 * returns it afterwards.
 */
export function PromptPlate() {
  const prompt = useStudioState((state) => state.prompt)
  const { prompts } = useStudio()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (prompt && !dialog.current?.open) dialog.current?.showModal()
    if (!prompt) dialog.current?.close()
  }, [prompt])
  return (
    <dialog
      ref={dialog}
      className={styles['plate']}
      data-kind={prompt?.kind}
      aria-labelledby="prompt-title"
      aria-describedby="prompt-text"
      onCancel={(event) => event.preventDefault()}
      // A second Escape, and the back gesture after it, cannot be prevented.
      onClose={({ currentTarget }) => {
        if (!prompt || currentTarget.open) return
        // A decision cannot be put aside: the round waits for it.
        if (isDecision(prompt)) currentTarget.showModal()
        else prompts.answer()
      }}
    >
      {prompt?.kind === 'jackpot' && <JackpotScene prompt={prompt} />}
      {prompt?.kind === 'choose' && <ChoosePlate prompt={prompt} />}
      {prompt?.kind === 'pick' && <PickPlate prompt={prompt} />}
      {prompt?.kind === 'gamble' && <GamblePlate prompt={prompt} />}
      {prompt && isPlain(prompt) && <Plate prompt={prompt} />}
    </dialog>
  )
}

function isDecision(prompt: Prompt): boolean {
  if (prompt.kind === 'gamble') return !prompt.isOver
  return prompt.kind === 'choose' || (prompt.kind === 'pick' && prompt.isLive)
}

type PlatePrompt = Extract<Prompt, { kind: 'award' | 'resume' | 'feature-end' }>

function isPlain(prompt: Prompt): prompt is PlatePrompt {
  return prompt.kind === 'award' || prompt.kind === 'resume' || prompt.kind === 'feature-end'
}

function Plate({ prompt }: { readonly prompt: PlatePrompt }) {
  const t = useText()
  const { prompts, sounds } = useStudio()
  const words = usePromptWords(prompt)
  const answer = () => {
    sounds.play('press')
    prompts.answer()
  }
  return (
    <div className={styles['face']}>
      <h2 id="prompt-title" className={styles['title']}>
        {words.title}
      </h2>
      {prompt.kind === 'feature-end' && <FeatureSum prompt={prompt} />}
      <p id="prompt-text" className={styles['text']}>
        {words.text}
      </p>
      <button type="button" className={styles['answer']} onKeyDown={pressOnce} onClick={answer}>
        {prompt.kind === 'award' ? t('feature.start') : t('feature.onward')}
      </button>
    </div>
  )
}

type FeatureEnd = Extract<Prompt, { kind: 'feature-end' }>

/**
 * The win of the whole round: a large one on the plate of large wins, one of no more than the stake plainly.
 */
function FeatureSum({ prompt }: { readonly prompt: FeatureEnd }) {
  const { tier, winKurus } = prompt
  // The stake of a bought round is its price, and not that of the ladder.
  const stakeKurus = useStudioState((state) => state.round?.stakeKurus ?? state.stakeKurus)
  if (plateTierOf(winKurus, stakeKurus) === null) {
    const plain = !isCelebrated(tier)
    return (
      <p className={plain ? styles['plain'] : styles['sum']}>
        <CountUp from={kurus(0)} to={winKurus} ms={plain ? 0 : COUNT_MS} />
      </p>
    )
  }
  return <LargeSum winKurus={winKurus} stakeKurus={stakeKurus} />
}

function usePromptWords(prompt: PlatePrompt): { title: string; text: string } {
  const t = useText()
  const lang = useLanguage()
  const stake = formatMoney(
    useStudioState((state) => state.stakeKurus),
    lang,
  )
  switch (prompt.kind) {
    case 'award': {
      const { spins, multiplier, again } = prompt
      const title = again ? t('feature.againTitle', { spins }) : t('feature.awardTitle', { spins })
      const text =
        multiplier > 1 ? t('feature.awardText', { stake, multiplier }) : t('feature.awardPlain', { stake })
      return { title, text }
    }
    case 'resume': {
      const { done, total } = prompt
      const text = total > 0 ? t('feature.resumeFeature', { done, total }) : t('feature.resumeRound')
      return { title: t('feature.resumeTitle'), text }
    }
    case 'feature-end': {
      const { spins, payKurus, winKurus } = prompt
      const feature = formatMoney(payKurus, lang)
      const first = formatMoney(winKurus - payKurus, lang)
      const text =
        winKurus > payKurus
          ? t('feature.endSum', { spins, feature, first })
          : t('feature.endText', { spins, feature })
      return { title: t('feature.endTitle'), text }
    }
  }
}
