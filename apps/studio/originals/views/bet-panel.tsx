import { kurus } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import { Money } from '@poyraz/ui'
import { isStakeOpen } from '../../round/stake-open.ts'
import { useView } from '../../views/context.ts'
import { Stake } from '../../views/stake.tsx'
import { worthOf } from '../worth.ts'
import styles from './bet-panel.module.css'
import { useIsLocked, useOriginal, useOriginalState, useSpeech } from './original-context.ts'
import { Presets } from './presets.tsx'
import { RoundButton } from './round-button.tsx'

/** Stake, options, exact figures and the button of the round. */
export function BetPanel() {
  const { t } = useSpeech()
  return (
    <section aria-label={t('original.panel')} className={styles['panel']}>
      <Balance />
      <div className={styles['action']}>
        <RoundButton />
      </div>
      <div className={styles['stakes']}>
        <Stake />
        <StakePresets />
      </div>
      <Options />
      <Figures />
    </section>
  )
}

function Balance() {
  const { t } = useSpeech()
  const { launch } = useOriginal()
  const amount = useOriginalState((state) => state.balanceKurus)
  const show = useView((view) => view.showBalance)
  return (
    <p className={styles['balance']}>
      <span>{t(launch.demoToken === null ? 'bar.balance' : 'bar.demoBalance')}</span>
      <strong>
        {amount === null ? (
          '—'
        ) : (
          <Money amount={amount} hidden={!show} hiddenLabel={t('bar.balanceHidden')} />
        )}
      </strong>
    </p>
  )
}

/** Frequent stakes of the ladder. */
const PRESETS = [100, 1000, 5000, 20_000, 50_000]

function StakePresets() {
  const { lang } = useSpeech()
  const { game, send, memory, sounds } = useOriginal()
  const stakeKurus = useOriginalState((state) => state.stakeKurus)
  const isOpen = useOriginalState(isStakeOpen)
  const set = (stake: number) => {
    send({ kind: 'staked', stakeKurus: kurus(stake) })
    memory.writeStake(kurus(stake))
    sounds.play('press')
  }
  return (
    <Presets
      value={Number(stakeKurus)}
      choices={PRESETS.filter((stake) => game.rules.stakes.includes(stake))}
      show={(stake) => formatMoney(stake, lang, { fraction: 'auto' })}
      disabled={!isOpen}
      onChange={set}
    />
  )
}

function Options() {
  const { client, send, sounds } = useOriginal()
  const options = useOriginalState((state) => state.options)
  const isLocked = useIsLocked()
  const { Controls } = client
  const setOptions = (chosen: unknown) => {
    if (isLocked) return
    send({ kind: 'optioned', options: chosen })
    sounds.play('press')
  }
  return (
    <div className={styles['options']}>
      <Controls {...{ options, setOptions, isLocked }} />
    </div>
  )
}

/** Exact figures of the chosen options, and what a win would pay. */
function Figures() {
  const speech = useSpeech()
  const { client } = useOriginal()
  const options = useOriginalState((state) => state.options)
  const stakeKurus = useOriginalState((state) => state.stakeKurus)
  const most = client.mostUnits(options)
  const open = useOriginalState(({ round }) => (round?.isOpen ? round.outcome : null))
  const figures = client.figures(options, speech, open)
  return (
    <dl className={styles['figures']}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{speech.t(client.isOnePay ? 'original.possible' : 'original.most')}</dt>
        <dd className={styles['possible']}>
          <Money amount={worthOf(stakeKurus, most)} fraction="auto" />
        </dd>
      </div>
    </dl>
  )
}
