import { useEffect, useRef } from 'react'
import type { TableState } from '../../../../shared/tables/table-states.ts'
import { type CommittedSeed, commitNewSeed, openOwnSeed, type SeedStep } from './add-seed.ts'

/** Adds a seed of the player to each next round: commits to it while bets are open, and opens it afterwards. */
export function SeedKeeper(props: {
  readonly state: TableState
  readonly text: string
  onStep(step: SeedStep): void
}) {
  const { tableID, roundID, phase } = props.state
  const isBetting = phase === 'betting'
  const committed = useRef<CommittedSeed | null>(null)
  const started = useRef('')
  const now = useRef(props)
  useEffect(() => {
    now.current = props
  })
  useEffect(() => {
    const open = async () => {
      const own = committed.current
      if (own?.roundID !== roundID) return
      committed.current = null
      now.current.onStep(await openOwnSeed(tableID, own))
    }
    const commit = async () => {
      const step = await commitNewSeed({ tableID, roundID }, now.current.text)
      now.current.onStep(step)
      if (step.kind !== 'committed') return
      committed.current = step.seed
      // The bets may have ended while the call was under way.
      if (now.current.state.roundID === roundID && now.current.state.phase !== 'betting') await open()
    }
    const task = `${roundID} ${isBetting ? 'commit' : 'open'}`
    // React repeats effects in development, and a table may begin its bets again in the same round.
    if (started.current === task) return
    started.current = task
    void (isBetting ? commit() : open())
  }, [tableID, roundID, isBetting])
  return null
}
