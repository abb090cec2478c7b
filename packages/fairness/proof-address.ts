/** A proof as the fragment of an address, which no browser sends anywhere: base64url of its JSON. */
export function proofFragment(proof: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(proof))
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
