import { late } from '@poyraz/ui'
import type { Dispatch, SetStateAction } from 'react'
import type { TableState } from '../../../../shared/tables/table-states.ts'
import type { SeedChoice } from './seed-panel.tsx'

/** Its hashes would be a burden for the pages of players who add no seeds. */
const SeedKeeper = late(() => import('./seed-keeper.tsx').then((module) => module.SeedKeeper))

export const NO_SEED: SeedChoice = { isOn: false, text: '', step: null }

/** Adds seeds of the player while the choice says so. */
export function OwnSeed(props: {
  readonly state: TableState
  readonly choice: SeedChoice
  readonly onChoose: Dispatch<SetStateAction<SeedChoice>>
}) {
  const { state, choice, onChoose } = props
  if (!choice.isOn) return null
  return (
    <SeedKeeper
      state={state}
      text={choice.text}
      onStep={(step) => onChoose((before) => ({ ...before, step }))}
    />
  )
}
