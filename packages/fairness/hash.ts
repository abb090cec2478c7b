/** The one port to hashing: `node:crypto` in the server, our own code where a browser verifies. */
export type Hash = {
  /** SHA-256 (FIPS 180-4), 32 bytes. */
  sha256(message: Uint8Array): Uint8Array
  /** HMAC-SHA256 (RFC 2104) under one key, 32 bytes for each message. */
  hmac(key: Uint8Array): (message: Uint8Array) => Uint8Array
}
