import { systemClock } from '@poyraz/kernel'
import { startTransition } from 'react'
import type { Root } from 'react-dom/client'
import type { Launch } from '../launch.ts'
import { readPageLoad } from '../page-load.ts'
import type { Frames } from '../scene/frames.ts'
import { loadTexts, withOriginalTexts } from '../texts.ts'
import { follow } from '../views/follow.ts'
import { openingView } from '../views/view-state.ts'
import { CLIENTS } from './clients.ts'
import { createOriginal } from './create-original.ts'
import { openOriginal } from './verbs/open.ts'
import { OriginalApp } from './views/original-app.tsx'
import { writeOriginalTheme } from './views/original-theme.ts'

export type OriginalStart = {
  readonly root: Root
  readonly launch: Launch
  readonly frames: Frames
  readonly calm: boolean
  readonly showBalance: boolean
  readonly onFailed: (error: unknown) => void
}

/** Opens the original of this address. Returns false if there is none. */
export async function startOriginal(start: OriginalStart): Promise<boolean> {
  const { root, launch, frames, calm, showBalance, onFailed } = start
  const client = CLIENTS.find(({ game }) => game.slug === launch.slug && game.id === launch.gameId)
  if (!client) return false
  const { lang } = launch
  await withOriginalTexts(loadTexts(lang))
  const studio = createOriginal({
    launch,
    client,
    own: globalThis.window,
    frames,
    clock: systemClock,
    load: readPageLoad(globalThis.window),
    lang: () => view.getState().lang,
    calm,
  })
  const view = openingView({ lang, showBalance, muted: studio.sounds.isMuted() })
  writeOriginalTheme(document.documentElement, client.game.present.tile.ground)
  studio.shell.listen((wanted) => void follow(view, wanted))
  startTransition(() => root.render(<OriginalApp studio={studio} view={view} />))
  openOriginal(studio).catch(onFailed)
  return true
}
