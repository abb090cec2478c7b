import { cx, Money } from '@poyraz/ui'
import { ladderOf } from '../round/ladder.ts'
import { isShortOf } from '../round/short.ts'
import { isStakeOpen } from '../round/stake-open.ts'
import { useGame, useGameState, useText, useViewStore } from './context.ts'
import { GambleSwitch } from './gamble-switch.tsx'
import styles from './stake-panel.module.css'

/** All stakes of the game as large buttons; a choice closes the panel. */
export function StakePanel() {
  const t = useText()
  const { game, launch, memory, send, sounds } = useGame()
  const view = useViewStore()
  const stakeKurus = useGameState((state) => state.stakeKurus)
  const balanceKurus = useGameState((state) => state.balanceKurus)
  const open = useGameState(isStakeOpen)
  return (
    <>
      <ul className={styles['stakes']}>
        {ladderOf(game.rules.stakes).map((stake) => {
          const short = isShortOf({ funds: null, balanceKurus }, stake)
          const choose = () => {
            send({ kind: 'staked', stakeKurus: stake })
            memory.writeStake(stake)
            sounds.play('press')
            view.setState({ panel: null })
          }
          return (
            <li key={String(stake)}>
              <button
                type="button"
                className={cx(styles['stake'], stake === stakeKurus && styles['chosen'])}
                aria-pressed={stake === stakeKurus}
                disabled={short || !open}
                onClick={choose}
              >
                <Money amount={stake} fraction="auto" />
                {short && <span className={styles['short']}>{t('stake.short')}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      <p className={styles['hint']}>{t('stake.hint')}</p>
      {launch.gamble && <GambleSwitch />}
    </>
  )
}
