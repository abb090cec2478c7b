import { SECOND_MS } from '@poyraz/kernel'

const HLS_TYPE = 'application/vnd.apple.mpegurl'
/** Time to collect addresses for an offer; those that are known by then are enough. */
const GATHER_MS = 2 * SECOND_MS

type Play = (video: HTMLVideoElement, url: string, onFail: () => void) => () => void

/** Plays an HLS stream with the browser's own player (Safari, Chrome). Returns a function that stops it. */
export const playHls: Play = (video, url, onFail) => {
  if (video.canPlayType(HLS_TYPE) === '') onFail()
  else {
    video.src = url
    video.play().catch(onFail)
  }
  return () => {
    video.removeAttribute('src')
    video.load()
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
