import { vi } from 'vitest'

const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** Gives the browser passkeys. `answers` is what `navigator.credentials` does, by default what a device says. */
export function giveBrowserPasskeys(answers: { get?: () => unknown; create?: () => unknown } = {}) {
  const shared = { id: 'AQID', rawId: bytes('\u0001\u0002\u0003'), type: 'public-key' }
  const assertion = {
    ...shared,
    response: {
      clientDataJSON: bytes('client'),
      authenticatorData: bytes('data'),
      signature: bytes('signed'),
      userHandle: bytes('handle'),
    },
    getClientExtensionResults: () => ({}),
  }
  const made = {
    ...shared,
    response: {
      clientDataJSON: bytes('client'),
      attestationObject: bytes('made'),
      getTransports: () => ['internal'],
    },
    getClientExtensionResults: () => ({}),
  }
  class PublicKeyCredential {}
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential)
  // Without `PublicKeyCredential`, which the next test does not have, nobody asks for it.
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: async () => (answers.get ? answers.get() : assertion),
      create: async () => (answers.create ? answers.create() : made),
    },
  })
}

/** Error of a browser when the player closes its dialog. */
export function cancelled(): never {
  throw new DOMException('closed', 'NotAllowedError')
}

/** Error of a browser when the device has a passkey of the account already. */
export function alreadyKnown(): never {
  throw new DOMException('known', 'InvalidStateError')
}
