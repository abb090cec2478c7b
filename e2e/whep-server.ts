import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'

/** A server of one moving picture by WHEP (draft-ietf-wish-whep). */
export type WhepServer = {
  readonly origin: string
  readonly url: string
  /** Number of sessions that are open. */
  sessions(): number
  /** Ends all sessions, as a server that stops sending. */
  endSessions(): Promise<void>
  stop(): Promise<void>
}

/** A server shows its addresses; a page would hide them behind names of the local network. */
const OPEN_ADDRESSES = '--disable-features=WebRtcHideLocalIpsWithMdns'

/** Draws a moving square, and defines how to answer an offer with it and how to end a session. */
const PUBLISHER = `(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
  const context = canvas.getContext('2d')
  let frame = 0
  setInterval(() => {
    context.fillStyle = '#14456b'
    context.fillRect(0, 0, 320, 180)
    context.fillStyle = '#ffca63'
    context.fillRect((frame++ * 4) % 320, 70, 40, 40)
  }, 40)
  const stream = canvas.captureStream(25)
  const peers = new Map()
  window.answer = async ([id, offer]) => {
    const peer = new RTCPeerConnection()
    peers.set(id, peer)
    for (const track of stream.getTracks()) peer.addTrack(track, stream)
    await peer.setRemoteDescription({ type: 'offer', sdp: offer })
    const gathered = new Promise((resolve) => {
      peer.onicegatheringstatechange = () => peer.iceGatheringState === 'complete' && resolve()
    })
    await peer.setLocalDescription(await peer.createAnswer())
    await gathered
    return peer.localDescription.sdp
  }
  window.end = (id) => {
    peers.get(id)?.close()
    peers.delete(id)
  }
})()`

const PATH = '/whep'
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, DELETE',
  'access-control-allow-headers': 'content-type',
  'access-control-expose-headers': 'location',
}

/** Starts the server. A page in a browser of its own has its end of each connection. */
export async function startWhepServer(): Promise<WhepServer> {
  const browser = await launchBrowser([OPEN_ADDRESSES])
  const page = await browser.newPage()
  await page.evaluate(PUBLISHER)
  const sessions: Sessions = { opened: 0, open: new Set() }
  const server = createServer((request, response) => {
    void reply(request, page, sessions).then(
      ({ status, headers, body }) => response.writeHead(status, { ...CORS, ...headers }).end(body),
      (error: unknown) => response.writeHead(500, CORS).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    url: `${origin}${PATH}`,
    sessions: () => sessions.open.size,
    endSessions: async () => {
      for (const id of sessions.open) await end(page, id)
      sessions.open.clear()
    },
    stop: async () => {
      await browser.close()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

type Reply = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

type Sessions = { opened: number; readonly open: Set<string> }

async function reply(request: IncomingMessage, page: Page, sessions: Sessions): Promise<Reply> {
  const { method, url = '', headers } = request
  if (method === 'OPTIONS') return { status: 204 }
  if (method === 'POST' && url === PATH && headers['content-type'] === 'application/sdp') {
    const id = String(++sessions.opened)
    const body = await answer(page, id, await text(request))
    sessions.open.add(id)
    return {
      status: 201,
      headers: { 'content-type': 'application/sdp', location: `${PATH}/${id}` },
      body,
    }
  }
  const id = url.slice(PATH.length + 1)
  if (method !== 'DELETE' || !sessions.open.delete(id)) return { status: 404 }
  await end(page, id)
  return { status: 200 }
}

const answer = (page: Page, id: string, offer: string) =>
  page.evaluate<string>(`answer(${JSON.stringify([id, offer])})`)
const end = (page: Page, id: string) => page.evaluate<void>(`end(${JSON.stringify(id)})`)
