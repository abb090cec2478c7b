import { formatMoney } from '@poyraz/text'
import { cx, Money } from '@poyraz/ui'
import { Plus, RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { openDeposit, readBalance } from '../verbs/deposit.ts'
import { spin } from '../verbs/spin.ts'
import { BuyButton } from './buy-button.tsx'
import { useIsEmpty, useLanguage, useStudio, useStudioState, useText, useView } from './context.ts'
import styles from './control-bar.module.css'
import { Field } from './field.tsx'
import { pressOnce } from './press-once.ts'
import { Stake } from './stake.tsx'

/** Balance, stake, the button that starts a round, and its win. */
export function ControlBar() {
  const t = useText()
  const isEmpty = useIsEmpty()
  return (
    <section aria-label={t('bar.label')} className={styles['bar']}>
      <Balance />
      <Stake />
      {isEmpty ? <DepositButton /> : <SpinButton />}
      <div className={styles['end']}>
        <BuyButton />
        <Win />
      </div>
    </section>
  )
}

function Balance() {
  const t = useText()
  const amount = useStudioState((state) => state.balanceKurus)
  const show = useView((view) => view.showBalance)
  const demo = useStudio().launch.demoToken !== null
  return (
    <Field name={demo ? t('bar.demoBalance') : t('bar.balance')} className={styles['balance']}>
      {amount === null ? (
        <span role="img" aria-label={t('bar.balanceUnknown')}>
          —
        </span>
      ) : (
        <Money amount={amount} hidden={!show} hiddenLabel={t('bar.balanceHidden')} />
      )}
    </Field>
  )
}

function Win() {
  const t = useText()
  const amount = useStudioState((state) => state.shownKurus)
  return (
    <Field name={t('bar.win')} className={styles['win']}>
      <Money amount={amount} />
    </Field>
  )
}

function SpinButton() {
  const t = useText()
  const lang = useLanguage()
  const studio = useStudio()
  const phase = useStudioState((state) => state.phase)
  const stakeKurus = useStudioState((state) => state.stakeKurus)
  const free = useStudioState((state) => state.funds?.free ?? null)
  const turning = phase === 'asking' || phase === 'showing'
  const label = turning
    ? t('bar.turning')
    : phase === 'resting'
      ? t('bar.resting')
      : free
        ? t('bar.freeSpinLabel', { left: free.left })
        : t('bar.spinLabel', { stake: formatMoney(stakeKurus, lang) })
  return (
    <button
      type="button"
      className={styles['spin']}
      aria-label={label}
      aria-disabled={phase !== 'idle'}
      onKeyDown={pressOnce}
      onClick={() => void spin(studio)}
    >
      <RotateCw className={cx(styles['arrow'], turning && styles['turning'])} />
    </button>
  )
}

/** Replaces the spin button while the balance is below every stake of the game. */
function DepositButton() {
  const t = useText()
  const studio = useStudio()
  // The player may deposit in another tab, so the balance is read again when this tab is shown.
  useEffect(() => {
    const onFocus = () => void readBalance(studio)
    addEventListener('focus', onFocus)
    return () => removeEventListener('focus', onFocus)
  }, [studio])
  return (
    <button
      type="button"
      className={cx(styles['spin'], styles['deposit'])}
      onClick={() => openDeposit(studio)}
    >
      <Plus aria-hidden="true" />
      {t('bar.deposit')}
    </button>
  )
}
