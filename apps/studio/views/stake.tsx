import type { Kurus } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import { Money } from '@poyraz/ui'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ladderOf, stepStake } from '../round/ladder.ts'
import { isStakeOpen } from '../round/stake-open.ts'
import { useGame, useGameState, useLanguage, useText, useViewStore } from './context.ts'
import styles from './control-bar.module.css'
import { Field } from './field.tsx'

/** The stake: one step lower or higher, or the sheet of all stakes. */
export function Stake() {
  const t = useText()
  const { game, memory, send, sounds } = useGame()
  const stakeKurus = useGameState((state) => state.stakeKurus)
  const free = useGameState((state) => state.funds?.free ?? null)
  const open = useGameState(isStakeOpen)
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

/** The stake opens the sheet of all stakes. */
function StakeButton(props: { readonly open: boolean; readonly name: string; readonly children: ReactNode }) {
  const t = useText()
  const view = useViewStore()
  return (
    <button
      type="button"
      className={styles['chooser']}
      aria-haspopup="dialog"
      aria-disabled={!props.open}
      onClick={() => props.open && view.setState({ panel: 'stake' })}
    >
      <Field name={props.name}>{props.children}</Field>
      <span className="sr-only">{t('bar.chooseStake')}</span>
      <span className={styles['chevron']} aria-hidden="true" />
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
