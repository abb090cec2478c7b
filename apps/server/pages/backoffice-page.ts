import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Budget } from '../edge/budget.ts'
import { isSecure } from '../edge/own-site.ts'
import type { PageCache } from './page-cache.ts'
import { pageSecurity } from './security.ts'
import { sendHtml } from './send-html.ts'
import { openTemplate } from './template.ts'

/** Console of the dealers of live tables. */
const DEALER_PATH = '/backoffice/dealer'

type BackofficePage = {
  readonly publicUrl: URL | null
  readonly backofficeDir: string
  readonly cache: PageCache
  readonly onRequest: Budget
  notBuilt(reply: FastifyReply): FastifyReply
}

/** Adds the page of the staff's site, which draws itself in the browser and shows nothing of players. */
export function addBackofficePage(app: FastifyInstance, settings: BackofficePage): void {
  const { publicUrl, cache, onRequest } = settings
  const open = openTemplate(join(settings.backofficeDir, 'index.html'))
  app.get(DEALER_PATH, { onRequest }, async (request, reply) => {
    const template = await open()
    if (!template) return settings.notBuilt(reply)
    const secure = isSecure(request, publicUrl)
    const security = pageSecurity({ inline: template.inline, framedBy: 'none', secure })
    return sendHtml(request, reply, cache, {
      key: 'backoffice',
      from: [template],
      status: 200,
      headers: { ...security, 'referrer-policy': 'no-referrer' },
      secure,
      make: async () => template.fill({ lang: 'tr', head: '', body: '', state: {} }),
    })
  })
}
