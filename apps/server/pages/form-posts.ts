import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '../edge/http.ts'
import { pathOf } from './page-address.ts'
import { SITE } from './site-map.ts'

/**
 * Answers a form that the browser sends without the site's scripts: ignores the body and redirects to the
 * page, which explains that it needs scripts. No other scope accepts this content type.
 */
export async function addFormPosts(pages: FastifyInstance): Promise<void> {
  pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_, __, done) =>
    done(null),
  )
  pages.post('/*', (request, reply) => {
    if (!SITE.pageAt(pathOf(request.url))) return sendRefusal(reply, 'unknown_method')
    return reply.header('cache-control', 'no-store').redirect(request.url, 303)
  })
}
