import { BuyPanel } from './buy-panel.tsx'
import { useText } from './context.ts'
import { FairnessPanel } from './fairness-panel.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { Panel } from './panel.tsx'
import { RulesPanel } from './rules-panel.tsx'
import { StakePanel } from './stake-panel.tsx'
import type { PanelName } from './view-state.ts'

const CONTENT = {
  rules: RulesPanel,
  fairness: FairnessPanel,
  history: HistoryPanel,
  stake: StakePanel,
  buy: BuyPanel,
}

/** All panels that open over the game; loaded on demand in a separate chunk. */
export function Panels({ panel }: { readonly panel: PanelName }) {
  const t = useText()
  const Content = CONTENT[panel]
  return (
    <Panel title={t(`${panel}.title`)} compact={panel === 'stake' || panel === 'buy'}>
      <Content />
    </Panel>
  )
}
