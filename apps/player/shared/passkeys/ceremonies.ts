import { err, ok, type Result } from '@poyraz/kernel'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { Item } from '../endpoint/procedures.ts'

/** Dialogs of the browser. Loaded when it is needed. */

export type NewPasskey = {
  readonly id: string
  readonly clientDataJSON: string
  readonly attestationObject: string
  readonly transports: string[]
}

/** Makes a passkey on the player's device; `known` if the device has one of this account already. */
export async function createPasskey(
  options: Item<'user.passkey_create'>,
): Promise<Result<NewPasskey, 'cancelled' | 'known'>> {
  try {
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
    const { id, response } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return ok({ id, clientDataJSON, attestationObject, transports })
  } catch (error) {
    return err(error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'cancelled')
  }
}

export type Assertion = {
  readonly id: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
  readonly userHandle: string
}

/**
 * Asks for a passkey: in a dialog of the browser, or among the suggestions of the username field (`autofill`).
 * Returns null if the player chose none, or another question replaced this one.
 */
export async function askForPasskey(
  optionsJSON: Item<'user.passkey_challenge'>,
  { autofill }: { readonly autofill: boolean },
): Promise<Assertion | null> {
  try {
    const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return userHandle ? { id, clientDataJSON, authenticatorData, signature, userHandle } : null
  } catch {
    return null
  }
}

/** Takes the question among the suggestions back. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony()
}
