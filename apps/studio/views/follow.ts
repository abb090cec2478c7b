import type { ShellToFrame } from '@poyraz/contract'
import type { StoreApi } from 'zustand/vanilla'
import { loadTexts } from '../texts.ts'
import type { ViewState } from './view-state.ts'

/** Applies preferences of the shell. The language changes once its texts are loaded. */
export async function follow(view: StoreApi<ViewState>, { lang, showBalance }: ShellToFrame): Promise<void> {
  await loadTexts(lang)
  view.setState({ lang, showBalance: showBalance === 1 })
}
