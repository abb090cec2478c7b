import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isPageView } from './page-address.ts'

/** File names with a content hash of Vite: such a file never changes. */
const HASHED = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/

/**
 * Adds the built files of a site. A page is not looked for among them: the library would read folders for it,
 * and each such step takes a turn of the event loop, which is long under load.
 */
export async function addFiles(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRequest', (request, reply, done) => {
      if (isPageView(request)) reply.callNotFound()
      else done()
    })
    await files.register(fastifyStatic, {
      root,
      prefix,
      index: false,
      decorateReply: false,
      dotfiles: 'ignore',
      // `index.html` is filled per view; compressed files replace their originals.
      allowedPath: (path) => path !== '/index.html' && !/\.(?:br|gz|map)$/.test(path),
      preCompressed: true,
      cacheControl: false,
      suppressWarning: true,
      setHeaders(reply, path) {
        const name = path.replace(/\.(?:br|gz)$/, '').replaceAll('\\', '/')
        reply.header('cache-control', HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  })
}
