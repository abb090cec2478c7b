import './styles.css'
import { systemClock } from '@poyraz/kernel'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createAppRouter } from './app/router.tsx'
import { startUp } from './app/start-up.ts'
import { afterFirstView, firstViewStands } from './shared/after-first-view.ts'
import { createQueryClient, seedReplies } from './shared/endpoint/queries.ts'
import { loadMessages } from './shared/i18n/messages.ts'
import { pageState } from './shared/page-state.ts'
import { usePreferences } from './shared/preferences/preferences.ts'

const { lang } = usePreferences.getState()
const queries = createQueryClient()
const { replies = [], lang: repliesLang = 'tr' } = pageState()
seedReplies(queries, replies, repliesLang)
const router = createAppRouter({ queries })

void Promise.all([loadMessages(lang), startUp(lang, systemClock.nowMs())]).then(([messages]) => {
  const place = document.getElementById('root')
  if (place) createRoot(place).render(<App queries={queries} router={router} initial={{ lang, messages }} />)
  afterFirstView(() => {
    void listen()
    void registerWorker()
  })
  firstViewStands()
})

/** Nothing of the first view waits for news. */
async function listen(): Promise<void> {
  const { startLive } = await import('./shared/live/start-live.ts')
  // Both maintenance pages ask again at once, and lead on by themselves.
  startLive(queries, () => void queries.invalidateQueries({ queryKey: ['maintenance'] }))
}

/** Without one the site works as well: it only cannot say itself that there is no connection. */
async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
