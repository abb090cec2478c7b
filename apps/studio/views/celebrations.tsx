import { CascadePanel } from './cascade-panel.tsx'
import { FeatureScene } from './feature-scene.tsx'
import { FundsPlaque } from './funds-plaque.tsx'
import { HoldPanel } from './hold-panel.tsx'
import { JackpotMeters } from './jackpot-meters.tsx'
import { WaysCounter } from './ways-counter.tsx'
import { WinPlate } from './win-plate.tsx'
import { WinTag } from './win-tag.tsx'

export { PromptPlate } from './prompt-plate.tsx'

/** Views of wins, features and bonuses, in a separate chunk that is not needed to open the game. */
export function Celebrations() {
  return (
    <>
      <FundsPlaque />
      <JackpotMeters />
      <CascadePanel />
      <HoldPanel />
      <WaysCounter />
      <WinTag />
      <FeatureScene />
      <WinPlate />
    </>
  )
}
