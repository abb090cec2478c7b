import type { FreeSpinsOption } from '@poyraz/games'
import type { Prompt } from '../round/shown.ts'
import styles from './choose-plate.module.css'
import { useLanguage, useStudio, useText } from './context.ts'
import { pressOnce } from './press-once.ts'
import { SymbolImage } from './symbol-image.tsx'

/** Options of the free spins as cards, each with the picture that `present.options` names. */
export function ChoosePlate({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'choose' }> }) {
  const t = useText()
  return (
    <div className={styles['face']}>
      <h2 id="prompt-title" className={styles['title']}>
        {t('choose.title')}
      </h2>
      <ul className={styles['options']}>
        {prompt.options.map((option, index) => (
          <li key={option.multiplier}>
            <Option option={option} index={index} />
          </li>
        ))}
      </ul>
      <p id="prompt-text" className={styles['text']}>
        {t('choose.text')}
      </p>
    </div>
  )
}

function Option({ option, index }: { readonly option: FreeSpinsOption; readonly index: number }) {
  const t = useText()
  const lang = useLanguage()
  const { game, prompts, sounds } = useStudio()
  const { spins, multiplier } = option
  const named = game.present.options?.[index]
  const choose = () => {
    sounds.play('press')
    prompts.answer(index)
  }
  return (
    <button type="button" className={styles['option']} onKeyDown={pressOnce} onClick={choose}>
      {named && <SymbolImage id={named.symbol} className={styles['art']} />}
      <span className={styles['name']}>{named?.name[lang]}</span>
      <span className={styles['spins']}>
        <strong>{t('choose.spins', { spins })}</strong> {t('choose.spinsUnit')}
      </span>
      <span className={styles['times']}>
        {multiplier > 1 ? t('choose.times', { multiplier }) : t('choose.plain')}
      </span>
    </button>
  )
}
