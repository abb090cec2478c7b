/** Encodes a proof as URL fragment, which browsers do not send to servers: base64url of its JSON. */
export function proofFragment(proof: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(proof))
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
