import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '../edge/http.ts'
import { pathOf } from './page-address.ts'
import { SITE } from './site-map.ts'

/**
 * A form of a page that is sent without the site's scripts: nothing of it is read, and the browser is
 * sent back to the page, which says that it needs them. A scope of its own: no other address reads this
 * content type.
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
