/** Port to hashing: `node:crypto` in the server, our own code in the browser's verifier. */
export type Hash = {
  /** SHA-256 (FIPS 180-4), 32 bytes. */
  sha256(message: Uint8Array): Uint8Array
  /** Returns HMAC-SHA256 (RFC 2104) with this key: 32 bytes per message. */
  hmac(key: Uint8Array): (message: Uint8Array) => Uint8Array
}
