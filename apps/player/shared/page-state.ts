import type { House } from '@poyraz/contract'
import type { Reply } from './endpoint/reply.ts'

/** A call whose reply the server embedded in the page, so that the first view needs no request. */
export type FirstReply = {
  readonly class: string
  readonly method: string
  readonly data: Readonly<Record<string, unknown>>
  readonly reply: Reply
}

/** RSA-OAEP with SHA-256; `spki` is base64 of the DER. */
export type PublicKey = { readonly id: string; readonly spki: string }

export type PageState = {
  readonly publicKey?: PublicKey
  readonly house?: House
  readonly lang?: 'tr' | 'en'
  readonly replies?: readonly FirstReply[]
}

/**
 * Parses `<script type="application/json" id="state">`, which the server wrote; empty under the development
 * server.
 */
function readPageState(): PageState {
  const text = document.getElementById('state')?.textContent
  if (!text) return {}
  try {
    return JSON.parse(text) as PageState
  } catch {
    return {}
  }
}

let state: PageState | null = null

/** Returns the page state. It is parsed once, because it does not change. */
export function pageState(): PageState {
  state ??= readPageState()
  return state
}
