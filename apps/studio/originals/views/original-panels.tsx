import { useText } from '../../views/context.ts'
import { FairnessPanel } from '../../views/fairness-panel.tsx'
import { HistoryPanel } from '../../views/history-panel.tsx'
import { Panel } from '../../views/panel.tsx'
import { StakePanel } from '../../views/stake-panel.tsx'
import type { PanelName } from '../../views/view-state.ts'
import { OriginalRules } from './original-rules.tsx'

const CONTENT = { rules: OriginalRules, fairness: FairnessPanel, history: HistoryPanel, stake: StakePanel }

/** All panels that open over an original; loaded on demand in a separate chunk. */
export function OriginalPanels({ panel }: { readonly panel: Exclude<PanelName, 'buy'> }) {
  const t = useText()
  const Content = CONTENT[panel]
  return (
    <Panel title={t(`${panel}.title`)} compact={panel === 'stake'}>
      <Content />
    </Panel>
  )
}
