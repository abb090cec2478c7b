import type { ShellToFrame } from '@poyraz/contract'
import type { StoreApi } from 'zustand/vanilla'
import { loadTexts } from '../texts.ts'
import type { ViewState } from './view-state.ts'

/** Applies a message of the shell. The language changes once its texts are loaded. */
export async function follow(view: StoreApi<ViewState>, message: ShellToFrame): Promise<void> {
  if (message.type === 'poyraz:jackpots') {
    view.setState({ meters: new Map(message.meters.map(({ id, amount }) => [id, amount])) })
    return
  }
  const { lang, showBalance } = message
  await loadTexts(lang)
  view.setState({ lang, showBalance: showBalance === 1 })
}
