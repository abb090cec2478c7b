import multipart from '@fastify/multipart'
import { UPLOAD_BYTES_MAX } from '@poyraz/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ENDPOINT_PATH, type EndpointSettings, endpointHandler, foreignGuard } from './endpoint.ts'
import { sendRefusal } from './http.ts'

/** Keeps bytes for the handler of the call that they came with. */
export type Uploads = {
  /** `null` when too many wait. */
  put(bytes: Uint8Array): { readonly token: string; readonly drop: () => void } | null
}

type Upload = { readonly call: string; readonly bytes: Uint8Array }

const CALL_BYTES_MAX = 16 * 1024

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
  const onRequest = foreignGuard(settings.publicUrl, settings.log)
  app.post(`${ENDPOINT_PATH}/upload`, { onRequest }, async (request, reply) => {
    if (!request.isMultipart()) return sendRefusal(reply, 'unsupported_media_type')
    const upload = await readUpload(request)
    const waiting = upload && uploads.put(upload.bytes)
    if (!upload) return sendRefusal(reply, 'bad_request')
    if (!waiting) return sendRefusal(reply, 'unavailable')
    try {
      const body = withToken(upload.call, waiting.token)
      return body === null ? sendRefusal(reply, 'bad_request') : await answer(request, reply, body)
    } finally {
      waiting.drop()
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
