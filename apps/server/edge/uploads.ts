import multipart from '@fastify/multipart'
import { UPLOAD_BYTES_MAX } from '@poyraz/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createAddresses } from './addresses.ts'
import { ENDPOINT_PATH, type EndpointSettings, endpointHandler, foreignGuard } from './endpoint.ts'
import { sendRefusal } from './http.ts'

/** Keeps bytes for the handler of the call that they came with. */
export type Uploads = {
  /** `null` when too many wait. */
  put(bytes: Uint8Array): { readonly token: string; readonly drop: () => void } | null
}

type Upload = { readonly call: string; readonly bytes: Uint8Array }

const CALL_BYTES_MAX = 16 * 1024
/** Files that are read and judged at once: each is in memory before anybody knows who sent it. */
const UPLOADS_MAX = 16
export const UPLOADS_OF_ADDRESS_MAX = 4
const FULL_WAIT_S = 10

/**
 * The one way in for files: a call as text and one file beside it. The call goes the way of every other call,
 * with the token of the file in its data, so session, limits and maintenance are judged there.
 */
export async function addUploads(
  app: FastifyInstance,
  { uploads, ...settings }: EndpointSettings & { readonly uploads: Uploads },
): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { files: 1, fields: 1, parts: 2, fileSize: UPLOAD_BYTES_MAX, fieldSize: CALL_BYTES_MAX },
  })
  const answer = endpointHandler(settings)
  const addresses = createAddresses({ ofAddress: UPLOADS_OF_ADDRESS_MAX, inAll: UPLOADS_MAX })
  const take = async (upload: Upload, request: FastifyRequest, reply: FastifyReply) => {
    const waiting = uploads.put(upload.bytes)
    if (!waiting) return sendRefusal(reply, 'unavailable')
    try {
      const body = withToken(upload.call, waiting.token)
      return body === null ? sendRefusal(reply, 'bad_request') : await answer(request, reply, body)
    } finally {
      waiting.drop()
    }
  }
  const onRequest = foreignGuard(settings.publicUrl, settings.log)
  app.post(`${ENDPOINT_PATH}/upload`, { onRequest }, async (request, reply) => {
    if (!request.isMultipart()) return sendRefusal(reply, 'unsupported_media_type')
    if (addresses.isFull(request.ip)) return sendRefusal(reply, 'too_many_requests', FULL_WAIT_S)
    const onGone = addresses.add(request.ip)
    try {
      const upload = await readUpload(request)
      return upload ? await take(upload, request, reply) : sendRefusal(reply, 'bad_request')
    } finally {
      // A connection that breaks ends the reading, so this is reached whatever happens.
      onGone()
    }
  })
}

/** `null` where a part is missing, doubled or of another name. */
async function readUpload(request: FastifyRequest): Promise<Upload | null> {
  let call: string | null = null
  let bytes: Uint8Array | null = null
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      // Read whatever its name is: the next part comes after it.
      const content = await part.toBuffer()
      if (part.fieldname === 'file') bytes = content
    } else if (part.fieldname === 'call' && typeof part.value === 'string') call = part.value
  }
  return call !== null && bytes !== null ? { call, bytes } : null
}

/** The call with the token in its data; `null` where it is no object with data. */
function withToken(call: string, token: string): string | null {
  try {
    const envelope: unknown = JSON.parse(call)
    if (typeof envelope !== 'object' || envelope === null) return null
    const { data, ...rest } = envelope as { data?: unknown }
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
    return JSON.stringify({ ...rest, data: { ...data, upload: token } })
  } catch {
    return null
  }
}
