import { randomId } from '@poyraz/kernel'
import { Form, textOf, useForm } from '@poyraz/ui'
import { useId, useState } from 'react'
import { newClientSeed, type Rotated } from '../api/fairness.ts'
import { useGame, useText } from './context.ts'
import styles from './fairness-panel.module.css'

const SEED = /^[\x21-\x7e]{1,64}$/

type SeedFormProps = {
  /** Commitment of the pair that the seed is chosen for, as the panel shows it. */
  readonly nextCommitment: string
  /**
   * Called when the pair has changed: with the pair revealed here, or null if it was rotated elsewhere
   * meanwhile.
   */
  readonly onChanged: (rotated: Rotated | null) => void
}

/**
 * Form for the player's own seed of the next pair. It starts with a fresh random seed; any printable text is
 * allowed.
 */
export function SeedForm(props: SeedFormProps) {
  const t = useText()
  const { seed, trouble, busy, type, form } = useSeed(props)
  const id = useId()
  return (
    <Form {...form} className={styles['form']}>
      <label htmlFor={id} className={styles['label']}>
        {t('fairness.newSeed')}
      </label>
      <input
        id={id}
        name="clientSeed"
        className={styles['input']}
        value={seed}
        onChange={(event) => type(event.target.value)}
        aria-invalid={trouble !== null}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <p
        id={`${id}-hint`}
        className={styles[trouble ? 'trouble' : 'note']}
        role={trouble ? 'alert' : undefined}
      >
        {trouble ?? t('fairness.newSeedHint')}
      </p>
      <button type="submit" className={styles['action']} aria-busy={busy}>
        {t('fairness.rotate')}
      </button>
    </Form>
  )
}

function useSeed({ nextCommitment, onChanged }: SeedFormProps) {
  const t = useText()
  const { fairness } = useGame()
  const [seed, setSeed] = useState(newClientSeed)
  const { busy, refused, errors, form, clear } = useForm({
    rules: { safeParse: () => (SEED.test(seed) ? {} : { error: { issues: [WRONG_SEED] } }) },
    send: async (typed) => {
      const choice = { clientSeed: textOf(typed, 'clientSeed'), nextCommitment }
      const answer = await fairness.rotate(choice, randomId())
      if (!answer.ok && answer.error.error === 'state_conflict') onChanged(null)
      return answer
    },
    onDone: (rotated) => {
      setSeed(newClientSeed())
      onChanged(rotated)
    },
  })
  const type = (text: string) => {
    setSeed(text)
    clear()
  }
  const refusal = refused?.error === 'state_conflict' ? t('fairness.moved') : refused?.message
  const wrong = errors['clientSeed'] === undefined ? null : t('fairness.seedError')
  return { seed, busy, type, form, trouble: wrong ?? (refused && (refusal || t('fairness.failed'))) }
}

const WRONG_SEED = { path: ['clientSeed'], message: 'invalid' }
