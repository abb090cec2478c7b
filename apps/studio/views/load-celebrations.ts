import { loadPanelTexts } from '../texts.ts'

/** Loads the chunk of wins and features, with its texts. */
export async function loadCelebrations() {
  const [module] = await Promise.all([import('./celebrations.tsx'), loadPanelTexts()])
  return module
}
