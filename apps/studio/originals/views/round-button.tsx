import { formatMoney } from '@poyraz/text'
import { cx, Money } from '@poyraz/ui'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { openDeposit, readBalance } from '../../verbs/deposit.ts'
import { useIsEmpty } from '../../views/context.ts'
import { pressOnce } from '../../views/press-once.ts'
import { choose, playOriginal } from '../verbs/play.ts'
import { worthOf } from '../worth.ts'
import styles from './bet-panel.module.css'
import { useOriginal, useOriginalState, useSpeech } from './original-context.ts'

/** The button of the round: it starts one, ends the open one at its worth, or leads to a deposit. */
export function RoundButton() {
  const isEmpty = useIsEmpty()
  const isOpen = useOriginalState((state) => state.round?.isOpen === true)
  if (isEmpty) return <DepositButton />
  return isOpen ? <CashOutButton /> : <StartButton />
}

function StartButton() {
  const speech = useSpeech()
  const { t, lang } = speech
  const studio = useOriginal()
  const phase = useOriginalState((state) => state.phase)
  const options = useOriginalState((state) => state.options)
  const stakeKurus = useOriginalState((state) => state.stakeKurus)
  const isComplete = studio.client.command(options) !== null
  const name = studio.client.startLabel(speech)
  const label =
    phase === 'asking' || phase === 'showing'
      ? t('original.busy')
      : phase === 'resting'
        ? t('original.resting')
        : t('original.start', { name, stake: formatMoney(stakeKurus, lang) })
  const isReady = phase === 'idle' && isComplete
  return (
    <button
      type="button"
      className={styles['start']}
      aria-label={label}
      aria-disabled={!isReady}
      onKeyDown={pressOnce}
      onClick={() => void playOriginal(studio)}
    >
      <span>{isComplete ? name : t('original.keno.pickFirst')}</span>
      {isComplete && <Money amount={stakeKurus} fraction="auto" />}
    </button>
  )
}

/** Ends the open round at its worth. */
function CashOutButton() {
  const { t, lang } = useSpeech()
  const studio = useOriginal()
  const phase = useOriginalState((state) => state.phase)
  const stakeKurus = useOriginalState((state) => state.stakeKurus)
  const units = useOriginalState((state) => state.round?.outcome.units ?? 0)
  const worth = worthOf(stakeKurus, units)
  const isEarly = units === 0
  const isReady = phase === 'idle' && !isEarly
  const label = isEarly
    ? t('original.cashOutEarly')
    : t('original.cashOutLabel', { amount: formatMoney(worth, lang) })
  return (
    <button
      type="button"
      className={cx(styles['start'], styles['collect'])}
      aria-label={label}
      aria-disabled={!isReady}
      onKeyDown={pressOnce}
      onClick={() => isReady && void choose(studio, { kind: 'cash_out' })}
    >
      <span>{isEarly ? t('original.cashOutEarly') : t('original.cashOut')}</span>
      {!isEarly && <Money amount={worth} />}
    </button>
  )
}

/** Replaces the button while the balance is below every stake of the game. */
function DepositButton() {
  const { t } = useSpeech()
  const studio = useOriginal()
  // The player may deposit in another tab, so the balance is read again when this tab is shown.
  useEffect(() => {
    const onFocus = () => void readBalance(studio)
    addEventListener('focus', onFocus)
    return () => removeEventListener('focus', onFocus)
  }, [studio])
  return (
    <button type="button" className={styles['start']} onClick={() => openDeposit(studio)}>
      <Plus aria-hidden="true" />
      <span>{t('bar.deposit')}</span>
    </button>
  )
}
