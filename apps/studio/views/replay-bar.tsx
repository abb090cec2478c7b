import { cx, Money } from '@poyraz/ui'
import { RotateCcw } from 'lucide-react'
import { boughtOf } from '../round/steps.ts'
import { replay } from '../verbs/replay.ts'
import { useStudio, useStudioState, useText } from './context.ts'
import styles from './control-bar.module.css'
import { Field } from './field.tsx'
import { pressOnce } from './press-once.ts'

/** Takes the place of the controls in a film: stake and win of the round, and the button that shows it again. */
export function ReplayBar() {
  const t = useText()
  const studio = useStudio()
  const phase = useStudioState((state) => state.phase)
  const stakeKurus = useStudioState((state) => state.round?.stakeKurus ?? state.stakeKurus)
  const isBought = useStudioState(({ round }) => round !== null && boughtOf(round.outcome) !== null)
  const shownKurus = useStudioState((state) => state.shownKurus)
  const turning = phase === 'showing'
  return (
    <section aria-label={t('replay.label')} className={styles['bar']}>
      <Field name={t('replay.mark')} className={styles['balance']}>
        {t('replay.free')}
      </Field>
      <Field name={t(isBought ? 'bar.price' : 'bar.stake')}>
        <Money amount={stakeKurus} />
      </Field>
      <button
        type="button"
        className={styles['spin']}
        aria-label={t(turning ? 'replay.showing' : 'replay.again')}
        aria-disabled={phase !== 'idle'}
        onKeyDown={pressOnce}
        onClick={() => void replay(studio)}
      >
        <RotateCcw className={cx(styles['arrow'])} />
      </button>
      <Field name={t('bar.win')} className={styles['win']}>
        <Money amount={shownKurus} />
      </Field>
    </section>
  )
}
