import { minesRules } from '@poyraz/games/originals'
import { useId } from 'react'
import type { ControlsProps } from '../client.ts'
import { useSpeech } from '../views/original-context.ts'
import { Presets } from '../views/presets.tsx'
import type { MinesOptions } from './client.ts'
import styles from './mines.module.css'

const PRESETS = [1, 3, 5, 10, 20]

export function MinesControls({ options, setOptions, isLocked }: ControlsProps<MinesOptions>) {
  const { t } = useSpeech()
  const id = useId()
  const { mines } = options
  const { leastMines, mostMines } = minesRules
  return (
    <div className={styles['controls']}>
      <label htmlFor={id} className={styles['label']}>
        {t('original.mines.count')}
        <strong>{mines}</strong>
      </label>
      <input
        id={id}
        type="range"
        className={styles['slider']}
        min={leastMines}
        max={mostMines}
        value={mines}
        disabled={isLocked}
        onChange={(event) => setOptions({ mines: Number(event.target.value) })}
      />
      <Presets
        value={mines}
        choices={PRESETS}
        show={String}
        disabled={isLocked}
        onChange={(chosen) => setOptions({ mines: chosen })}
      />
    </div>
  )
}
