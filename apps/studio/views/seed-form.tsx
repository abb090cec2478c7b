import { randomId } from '@poyraz/kernel'
import { type FormEvent, useId, useState } from 'react'
import { newClientSeed, type Rotated } from '../api/fairness.ts'
import { useStudio, useText } from './context.ts'
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
  const { seed, trouble, busy, type, submit } = useSeed(props)
  const id = useId()
  return (
    <form method="post" className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <label htmlFor={id} className={styles['label']}>
        {t('fairness.newSeed')}
      </label>
      <input
        id={id}
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
    </form>
  )
}

function useSeed({ nextCommitment, onChanged }: SeedFormProps) {
  const t = useText()
  const { fairness } = useStudio()
  const [seed, setSeed] = useState(newClientSeed)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const type = (text: string) => {
    setSeed(text)
    setTrouble(null)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!SEED.test(seed)) return setTrouble(t('fairness.seedError'))
    setBusy(true)
    const result = await fairness.rotate({ clientSeed: seed, nextCommitment }, randomId())
    setBusy(false)
    if (result.ok) {
      setSeed(newClientSeed())
      return onChanged(result.value)
    }
    if (result.error.error !== 'state_conflict')
      return setTrouble(result.error.message || t('fairness.failed'))
    setTrouble(t('fairness.moved'))
    onChanged(null)
  }
  return { seed, trouble, busy, type, submit }
}
