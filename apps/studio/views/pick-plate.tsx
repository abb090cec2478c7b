import { COVER_PICTURE, END_PICTURE } from '@poyraz/games'
import type { Kurus } from '@poyraz/kernel'
import { Money } from '@poyraz/ui'
import { useState } from 'react'
import type { Prompt } from '../round/shown.ts'
import { useLanguage, useStudio, useText } from './context.ts'
import styles from './pick-plate.module.css'
import { pressOnce } from './press-once.ts'
import { SymbolImage } from './symbol-image.tsx'

type PickPrompt = Extract<Prompt, { kind: 'pick' }>

/** Covers in rows: closed ones can be opened; at the end all show their contents. */
export function PickPlate({ prompt }: { readonly prompt: PickPrompt }) {
  const t = useText()
  const lang = useLanguage()
  const { game, prompts, sounds } = useStudio()
  const { covers, opened, sumKurus, lies, isLive } = prompt
  const { rules, present } = game
  const ends = rules.mapping === 'reels-2' && rules.choice.kind === 'pick' ? rules.choice.ends : 0
  const end = present.covers?.end[lang] ?? ''
  const onward = () => {
    sounds.play('press')
    prompts.answer()
  }
  return (
    <div className={styles['face']}>
      <h2 id="prompt-title" className={styles['title']}>
        {lies
          ? t('pick.over')
          : t('pick.title', { name: present.covers?.name[lang].toLocaleLowerCase(lang) ?? '' })}
      </h2>
      <ul className={styles['covers']}>
        {Array.from({ length: covers }, (_, cover) => (
          <li key={cover}>
            <Cover prompt={prompt} cover={cover} key={`${cover} ${opened.length}`} />
          </li>
        ))}
      </ul>
      <p className={styles['sum']} role="status">
        {t('pick.found')} <Money amount={sumKurus} />
      </p>
      <p id="prompt-text" className={styles['text']}>
        {lies ? t('pick.overText') : t('pick.text', { ends, end })}
      </p>
      {!isLive && lies && (
        <button type="button" className={styles['answer']} onKeyDown={pressOnce} onClick={onward}>
          {t('feature.onward')}
        </button>
      )}
    </div>
  )
}

function Cover({ prompt, cover }: { readonly prompt: PickPrompt; readonly cover: number }) {
  const t = useText()
  const lang = useLanguage()
  const { game, prompts, sounds } = useStudio()
  const [asked, setAsked] = useState(false)
  const { opened, lies, isLive } = prompt
  const seen = opened.find((one) => one.cover === cover)?.payKurus
  const payKurus = seen ?? lies?.[cover]
  const name = game.present.covers?.name[lang] ?? ''
  const open = () => {
    sounds.play('press')
    setAsked(true)
    prompts.answer(cover)
  }
  if (payKurus === undefined) {
    return (
      <button
        type="button"
        className={styles['cover']}
        data-asked={asked ? '' : undefined}
        disabled={!isLive}
        aria-label={t('pick.closed', { name, number: cover + 1 })}
        onKeyDown={pressOnce}
        onClick={open}
      >
        <SymbolImage id={COVER_PICTURE} className={styles['art']} />
      </button>
    )
  }
  return <OpenCover payKurus={payKurus} isPicked={seen !== undefined} />
}

/** Content of an opened cover: an amount, or the end. */
function OpenCover({ payKurus, isPicked }: { readonly payKurus: Kurus; readonly isPicked: boolean }) {
  const lang = useLanguage()
  const { covers } = useStudio().game.present
  return (
    <span className={styles['cover']} data-open={isPicked ? 'picked' : 'after'}>
      {payKurus > 0n ? (
        <strong className={styles['prize']}>
          <Money amount={payKurus} />
        </strong>
      ) : (
        <>
          <SymbolImage id={END_PICTURE} className={styles['art']} />
          <span className="sr-only">{covers?.end[lang]}</span>
        </>
      )}
    </span>
  )
}
