import multipart from '@fastify/multipart'
import { type Caller, type Refusal, UPLOAD_BYTES_MAX } from '@poyraz/contract'
import { err, ok, type Result, SECOND_MS } from '@poyraz/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ReadFile } from './calls.ts'
import { ENDPOINT_PATH, type EndpointSettings, endpointHandler, foreignGuard } from './endpoint.ts'
import { sendRefusal } from './http.ts'
import { addressKey } from './limits.ts'
import { createPlaces, type Places } from './places.ts'

/** Keeps uploaded bytes for the handler of their call. */
export type Uploads = {
  /** Returns `null` if too many uploads wait. */
  put(bytes: Uint8Array): { readonly token: string; readonly drop: () => void } | null
}

export type UploadSettings = EndpointSettings & {
  readonly uploads: Uploads
  /** A client that sends nothing for this long during its upload is disconnected, in ms. */
  readonly stalledMs?: number
}

const CALL_BYTES_MAX = 16 * 1024
/** Maximum number of uploads at the same time: each file is in memory as a whole. */
const UPLOADS_MAX = 16
/** One, and a second after a broken connection that is not noticed yet. */
export const UPLOADS_OF_PLAYER_MAX = 2
/** Enough for a household or an office; a sender with many accounts leaves places for others. */
export const UPLOADS_OF_ADDRESS_MAX = 6
const FULL_WAIT_S = 10
const STALLED_MS = 10 * SECOND_MS

type Parts = ReturnType<FastifyRequest['parts']>

/**
 * Adds the route of uploads: a call as text, followed by one file. The call passes the same pipeline as every
 * other one. The file is read after all checks but the input's, so no file of a stranger is ever in memory.
 */
export async function addUploads(app: FastifyInstance, settings: UploadSettings): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { files: 1, fields: 1, parts: 2, fileSize: UPLOAD_BYTES_MAX, fieldSize: CALL_BYTES_MAX },
  })
  const answer = endpointHandler(settings)
  const places = createPlaces({ ofOwner: UPLOADS_OF_PLAYER_MAX, inAll: UPLOADS_MAX })
  const addresses = createPlaces({ ofOwner: UPLOADS_OF_ADDRESS_MAX, inAll: UPLOADS_MAX })
  const onRequest = foreignGuard(settings.publicUrl, settings.log)
  app.post(`${ENDPOINT_PATH}/upload`, { onRequest }, async (request, reply) => {
    if (!request.isMultipart()) return sendRefusal(reply, 'unsupported_media_type')
    // Releases the place and the bytes in any case.
    using reserved = new DisposableStack()
    try {
      const read = await readCall(request)
      if (read === null) return sendRefusal(reply, 'bad_request')
      const readFile = fileReader({ ...settings, ...read, places, addresses, request, reserved })
      return await answer(request, reply, read.call, readFile)
    } finally {
      // Drains unread bytes, because browsers read no reply before they have sent everything.
      request.raw.unpipe()
      request.raw.resume()
    }
  })
}

/**
 * Returns the call and the parts after it, or `null` if the first part is none, or for a header or body that is
 * no multipart form: the caller must be known before the file is read.
 */
async function readCall(request: FastifyRequest): Promise<{ call: string; parts: Parts } | null> {
  try {
    const parts = request.parts()
    const { value: part } = await parts.next()
    const isCall = part?.type === 'field' && part.fieldname === 'call' && typeof part.value === 'string'
    return isCall ? { call: String(part.value), parts } : null
  } catch (error) {
    // The limits of the library have a status; its parser throws plain errors.
    if (error instanceof Error && 'statusCode' in error) throw error
    return null
  }
}

type FileReaderDeps = UploadSettings & {
  readonly places: Places
  readonly addresses: Places
  readonly parts: Parts
  readonly request: FastifyRequest
  readonly reserved: DisposableStack
}

/** Returns a reader of the file after the call, for the player who calls. */
function fileReader(reading: FileReaderDeps): ReadFile {
  const { places, addresses, uploads, reserved } = reading
  const address = addressKey(reading.request.ip)
  return async ({ playerId }: Caller) => {
    if (places.isFull(playerId) || addresses.isFull(address))
      return err({ error: 'too_many_requests', data: { retryAfterSeconds: FULL_WAIT_S } })
    reserved.defer(places.take(playerId))
    reserved.defer(addresses.take(address))
    const bytes = await bytesOf(reading)
    if (!bytes.ok) return bytes
    const waiting = uploads.put(bytes.value)
    if (!waiting) return err({ error: 'unavailable' })
    reserved.defer(waiting.drop)
    return ok(waiting.token)
  }
}

/** Returns the bytes of the last part. A broken connection ends the reading. */
async function bytesOf({
  parts,
  request,
  stalledMs = STALLED_MS,
}: FileReaderDeps): Promise<Result<Uint8Array, Refusal>> {
  const cutOff = () => request.raw.destroy()
  request.raw.setTimeout(stalledMs, cutOff)
  try {
    const { value: part } = await parts.next()
    if (part?.type !== 'file' || part.fieldname !== 'file') return err({ error: 'bad_request' })
    const bytes = await part.toBuffer()
    return (await parts.next()).done ? ok(bytes) : err({ error: 'bad_request' })
  } catch (error) {
    const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413
    return err({ error: isTooLarge ? 'too_large' : 'bad_request' })
  } finally {
    request.raw.off('timeout', cutOff).setTimeout(0)
  }
}
