import { type PublicKey, pageState } from '../page-state.ts'

const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' }
const KEY_PATH = '/endpoint/v1/public-key'

/**
 * Encrypts a value with the server's public key, as `<key id>.<base64>`, so that only the server can use the
 * values in the browser's storage.
 */
export async function seal(value: string, publicKey: PublicKey): Promise<string> {
  const key = await crypto.subtle.importKey('spki', fromBase64(publicKey.spki), ALGORITHM, false, ['encrypt'])
  const sealed = await crypto.subtle.encrypt(ALGORITHM, key, new TextEncoder().encode(value))
  return `${publicKey.id}.${btoa(String.fromCharCode(...new Uint8Array(sealed)))}`
}

/** Returns the public key of the page, or fetches it under the development server. */
export async function serverKey(): Promise<PublicKey> {
  const { publicKey } = pageState()
  if (publicKey) return publicKey
  const reply = (await (await fetch(KEY_PATH)).json()) as { data: PublicKey }
  return reply.data
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
}
