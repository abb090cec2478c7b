/** Browsers bind passkeys to host names: under an IP address there are none. */
const IP_ADDRESS = /^[\d.]+$|^\[/

/** True if this browser has passkeys at this address. */
export function supportsPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && !IP_ADDRESS.test(location.hostname)
}
