import type { Kurus } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import { cx, Money } from '@poyraz/ui'
import { ChevronsUpDown, Minus, Plus, RotateCw, WalletCards } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { ladderOf, stepStake } from '../round/ladder.ts'
import { openDeposit, readBalance } from '../verbs/deposit.ts'
import { spin } from '../verbs/spin.ts'
import {
  useIsEmpty,
  useLanguage,
  useStudio,
  useStudioState,
  useText,
  useView,
  useViewStore,
} from './context.ts'
import styles from './control-bar.module.css'
import { pressOnce } from './press-once.ts'

/** Balance, stake, the button that starts a round, and its win. */
export function ControlBar() {
  const t = useText()
  const isEmpty = useIsEmpty()
  return (
    <section aria-label={t('bar.label')} className={styles['bar']}>
      <Balance />
      <Stake />
      {isEmpty ? <DepositButton /> : <SpinButton />}
      <Win />
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
  const amount = useStudioState((state) => state.toldKurus)
  return (
    <Field name={t('bar.win')} className={styles['win']}>
      <Money amount={amount} />
    </Field>
  )
}

function Stake() {
  const t = useText()
  const { game, memory, send, sounds } = useStudio()
  const stakeKurus = useStudioState((state) => state.stakeKurus)
  const free = useStudioState((state) => state.funds?.free ?? null)
  const open = useStudioState(({ phase }) => phase === 'idle' || phase === 'resting') && free === null
  const ladder = ladderOf(game.rules.stakes)
  const step = (by: 1 | -1) => {
    const next = stepStake(ladder, stakeKurus, by)
    send({ kind: 'staked', stakeKurus: next })
    memory.writeStake(next)
    sounds.play('press')
  }
  return (
    <div className={styles['stake']}>
      <StepButton
        label={t('bar.lower')}
        disabled={!open || stakeKurus === ladder[0]}
        onClick={() => step(-1)}
      >
        <Minus />
      </StepButton>
      <StakeButton open={open} name={free ? t('bar.freeStake') : t('bar.stake')}>
        <SpokenAmount amount={stakeKurus} />
      </StakeButton>
      <StepButton
        label={t('bar.raise')}
        disabled={!open || stakeKurus === ladder.at(-1)}
        onClick={() => step(1)}
      >
        <Plus />
      </StepButton>
    </div>
  )
}

/** An amount that is announced as one text when it changes, instead of each rolling digit. */
function SpokenAmount({ amount }: { readonly amount: Kurus }) {
  const lang = useLanguage()
  return (
    <>
      <span aria-hidden="true">
        <Money amount={amount} />
      </span>
      <span className="sr-only" aria-live="polite">
        {formatMoney(amount, lang)}
      </span>
    </>
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

/** In place of the button that starts a round, while the balance covers no stake of the game. */
function DepositButton() {
  const t = useText()
  const studio = useStudio()
  // A deposit in another tab: the balance is read again when the player comes back.
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
      <WalletCards aria-hidden="true" />
      {t('bar.deposit')}
    </button>
  )
}

/** The stake opens the sheet of all stakes. */
function StakeButton(props: { readonly open: boolean; readonly name: string; readonly children: ReactNode }) {
  const t = useText()
  const lang = useLanguage()
  const view = useViewStore()
  const stakeKurus = useStudioState((state) => state.stakeKurus)
  return (
    <button
      type="button"
      className={styles['chooser']}
      aria-haspopup="dialog"
      aria-label={t('bar.chooseStake', { stake: formatMoney(stakeKurus, lang) })}
      aria-disabled={!props.open}
      onClick={() => props.open && view.setState({ panel: 'stake' })}
    >
      <Field name={props.name}>{props.children}</Field>
      <ChevronsUpDown className={styles['chevron']} aria-hidden="true" />
    </button>
  )
}

function StepButton(props: {
  readonly label: string
  readonly disabled: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}) {
  const { label, disabled, onClick, children } = props
  // At either end of the stakes the button stays in the tab order, so that the keyboard focus is not lost.
  return (
    <button
      type="button"
      className={styles['step']}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      {children}
    </button>
  )
}

function Field(props: {
  readonly name: string
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <div className={cx(styles['field'], props.className)}>
      <span className={styles['label']}>{props.name}</span>
      <span className={styles['value']}>{props.children}</span>
    </div>
  )
}
