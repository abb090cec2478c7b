import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, it } from 'vitest'
import { createHttp } from '../../apps/server/edge/http.ts'
import { createLog } from '../../apps/server/log.ts'
import { addDevInbox } from '../../apps/server/pages/dev-inbox.ts'
import { serverProxy } from './server-proxy.ts'

it('shows the development inbox under the address of the hot reload', async () => {
  const app = createHttp({ publicUrl: null, trustedProxies: [], log: createLog('silent') })
  addDevInbox(app, { inbox: async () => [], inboxPage: async () => 'the inbox', inboxCss: '' })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const root = await mkdtemp(join(tmpdir(), 'poyraz-dev-'))
  const proxy = serverProxy((app.server.address() as AddressInfo).port)
  const site = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, proxy },
  })
  await site.listen()
  const [address] = site.resolvedUrls?.local ?? []
  const answer = await fetch(new URL('dev/inbox', address))
  expect([answer.status, await answer.text()]).toEqual([200, 'the inbox'])
  await site.close()
  await app.close()
  await rm(root, { recursive: true })
})
