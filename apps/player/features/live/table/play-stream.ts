import { SECOND_MS } from '@poyraz/kernel'

const HLS_TYPE = 'application/vnd.apple.mpegurl'
/** Time to collect addresses for an offer; those that are known by then are enough. */
const GATHER_MS = 2 * SECOND_MS
/** Seconds of a live stream that stay in memory after they were shown. */
const BACK_BUFFER_S = 10

type Play = (video: HTMLVideoElement, url: string, onFail: () => void) => () => void

/** Plays an HLS stream with the browser's own player, or with hls.js where it has none (Firefox, older Chrome). */
export const playHls: Play = (video, url, onFail) =>
  (video.canPlayType(HLS_TYPE) === '' ? playWithLibrary : playNatively)(video, url, onFail)

const playNatively: Play = (video, url, onFail) => {
  video.src = url
  video.play().catch(onFail)
  return () => {
    video.removeAttribute('src')
    video.load()
  }
}

const playWithLibrary: Play = (video, url, onFail) => {
  let isOver = false
  let destroy = () => {}
  const fail = () => isOver || onFail()
  const open = async () => {
    const { default: Hls } = await import('hls.js')
    if (isOver) return
    if (!Hls.isSupported()) return fail()
    const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true, backBufferLength: BACK_BUFFER_S })
    destroy = () => hls.destroy()
    hls.on(Hls.Events.MANIFEST_PARSED, () => void video.play().catch(fail))
    hls.on(Hls.Events.ERROR, (_event, { fatal }) => fatal && fail())
    hls.loadSource(url)
    hls.attachMedia(video)
  }
  open().catch(fail)
  return () => {
    isOver = true
    destroy()
  }
}

/** Plays a WebRTC stream of a WHEP endpoint: an offer is posted, its reply is the answer. */
export const playWhep: Play = (video, url, onFail) => {
  const peer = new RTCPeerConnection()
  const ending = new AbortController()
  let session: string | null = null
  peer.addTransceiver('video', { direction: 'recvonly' })
  peer.addTransceiver('audio', { direction: 'recvonly' })
  peer.ontrack = ({ streams: [stream] }) => {
    if (!stream || video.srcObject === stream) return
    video.srcObject = stream
    video.play().catch(onFail)
  }
  peer.onconnectionstatechange = () => {
    if (peer.connectionState === 'failed') onFail()
  }
  const open = async () => {
    await peer.setLocalDescription(await peer.createOffer())
    await gathered(peer)
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/sdp' },
      body: peer.localDescription?.sdp ?? '',
      credentials: 'omit',
      signal: ending.signal,
    })
    if (!response.ok) throw new Error(`the endpoint answers ${response.status}`)
    const location = response.headers.get('location')
    session = location === null ? null : new URL(location, url).href
    await peer.setRemoteDescription({ type: 'answer', sdp: await response.text() })
  }
  open().catch(() => ending.signal.aborted || onFail())
  return () => {
    ending.abort()
    peer.close()
    video.srcObject = null
    if (session !== null)
      void fetch(session, { method: 'DELETE', credentials: 'omit' }).catch(() => undefined)
  }
}

function gathered(peer: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, GATHER_MS)
    peer.onicegatheringstatechange = () => {
      if (peer.iceGatheringState !== 'complete') return
      clearTimeout(timer)
      resolve()
    }
  })
}
