import { FeatureScene } from './feature-scene.tsx'
import { FundsPlaque } from './funds-plaque.tsx'
import { WinPlate } from './win-plate.tsx'
import { WinTag } from './win-tag.tsx'

export { PromptPlate } from './prompt-plate.tsx'

/** What only wins, features and bonuses show: a chunk of its own, not needed to open the game. */
export function Celebrations() {
  return (
    <>
      <FundsPlaque />
      <WinTag />
      <FeatureScene />
      <WinPlate />
    </>
  )
}
