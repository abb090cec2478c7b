import { useGameState, useText } from '../../views/context.ts'
import { WinPlate } from '../../views/win-plate.tsx'
import styles from './original-celebrations.module.css'

/** Plates of large wins and of bonus money: a chunk that is not needed to open the game. */
export function OriginalCelebrations() {
  return (
    <>
      <Funds />
      <WinPlate />
    </>
  )
}

/** Shows which money pays while there is a bonus. */
function Funds() {
  const funds = useGameState((state) => state.funds)
  const t = useText()
  return funds && <p className={styles['funds']}>{t(`funds.${funds.order}`)}</p>
}
