import type { House } from '@poyraz/contract'
import type { Lang } from '@poyraz/text'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { createQueryClient, seedReplies } from '../shared/endpoint/queries.ts'
import { loadMessages } from '../shared/i18n/messages.ts'
import type { FirstReply } from '../shared/page-state.ts'
import { App } from './app.tsx'
import { createAppRouter } from './router.tsx'

type FirstView = { readonly head: string; readonly body: string }

/** React puts the preload links of pictures before the markup. */
const PRELOADS = /^(?:<link [^>]*>)*/

/**
 * Renders the first view of a visitor at `path`, as markup that the browser hydrates. Runs on the server, in
 * a separate build.
 */
export async function drawFirstView(
  path: string,
  lang: Lang,
  { replies, house }: { readonly replies: readonly FirstReply[]; readonly house: House },
): Promise<FirstView> {
  const queries = createQueryClient()
  seedReplies(queries, replies, lang)
  const router = createAppRouter({ queries }, createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const initial = { lang, messages: await loadMessages(lang) }
  const html = renderToString(<App queries={queries} router={router} house={house} initial={initial} />)
  const head = PRELOADS.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
