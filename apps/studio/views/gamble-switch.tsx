import { useId, useState } from 'react'
import { useGame, useText } from './context.ts'
import styles from './gamble-switch.module.css'

/** Setting of the player: to be asked at every win whether it is collected or staked on a coin. */
export function GambleSwitch() {
  const t = useText()
  const id = useId()
  const { memory } = useGame()
  const [on, setOn] = useState(memory.readGamble)
  const turn = (next: boolean) => {
    memory.writeGamble(next)
    setOn(next)
  }
  return (
    <div className={styles['setting']}>
      <label className={styles['label']} htmlFor={id}>
        {t('gamble.switch')}
        <input
          id={id}
          type="checkbox"
          role="switch"
          className={styles['switch']}
          checked={on}
          aria-checked={on}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => turn(currentTarget.checked)}
        />
      </label>
      <p id={`${id}-hint`} className={styles['hint']}>
        {t('gamble.switchHint')}
      </p>
    </div>
  )
}
