import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { CHALLENGE_MS } from './challenges.ts'
import type { PasskeySite } from './site.ts'
import type { Passkey } from './store.ts'

const SITE_NAME = 'Poyraz'
/** EdDSA, ES256 and RS256 (COSE). */
const ALGORITHMS = [-8, -7, -257]

type Holder = { readonly userHandle: string; readonly username: string; readonly fullName: string }

/** Options of a browser for a new passkey that is found without a username and asks for PIN or biometrics. */
export function creationOptions(
  { rpId }: PasskeySite,
  challenge: string,
  { userHandle, username, fullName }: Holder,
  known: readonly Passkey[],
) {
  return {
    challenge,
    rp: { id: rpId, name: SITE_NAME },
    user: { id: userHandle, name: username, displayName: fullName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      type: 'public-key' as const,
      id: credentialId.toString('base64url'),
      transports: [...transports],
    })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  }
}

export function requestOptions({ rpId }: PasskeySite, challenge: string) {
  return { challenge, rpId, timeout: CHALLENGE_MS, userVerification: 'required' as const }
}

export type NewPasskey = {
  readonly id: string
  readonly clientDataJSON: string
  readonly attestationObject: string
}

/** Answer of an authenticator to the challenge of a login. */
export type Assertion = {
  readonly id: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
  readonly userHandle: string
}

const clientData = z.object({ challenge: z.string().max(128), crossOrigin: z.boolean().optional() })

/** Returns the challenge that an answer claims to be for; null if it cannot be read or was made in a frame. */
export function challengeOf({ clientDataJSON }: { readonly clientDataJSON: string }): string | null {
  try {
    const read = clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')))
    return read.success && read.data.crossOrigin !== true ? read.data.challenge : null
  } catch {
    return null
  }
}

type Asked = { readonly site: PasskeySite; readonly challenge: string }

/** Verifies the answer to `creationOptions`. Returns the credential, or null. */
export async function verifyCreation(
  { site, challenge }: Asked,
  { id, clientDataJSON, attestationObject }: NewPasskey,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'> | null> {
  const response: RegistrationResponseJSON = {
    id,
    rawId: id,
    type: 'public-key',
    response: { clientDataJSON, attestationObject },
    clientExtensionResults: {},
  }
  const { verifyRegistrationResponse } = await webauthn()
  const verified = await orNull(() =>
    verifyRegistrationResponse({
      response,
      ...expectedOf({ site, challenge }),
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!verified?.verified) return null
  const { credential } = verified.registrationInfo
  // The library does not compare them, and only the given id has a limited length.
  if (credential.id !== id) return null
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: BigInt(credential.counter),
  }
}

/** Verifies a login with this passkey. Returns the counter of the authenticator, or null. */
export async function verifyAssertion(
  asked: Asked,
  passkey: Passkey,
  { id, userHandle, ...signed }: Assertion,
): Promise<number | null> {
  const response: AuthenticationResponseJSON = {
    id,
    rawId: id,
    type: 'public-key',
    response: { ...signed, userHandle },
    clientExtensionResults: {},
  }
  const credential = {
    id,
    publicKey: new Uint8Array(passkey.publicKey),
    counter: Number(passkey.counter),
  }
  const { verifyAuthenticationResponse } = await webauthn()
  const verified = await orNull(() =>
    verifyAuthenticationResponse({ response, ...expectedOf(asked), credential }),
  )
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}

function expectedOf({ site, challenge }: Asked) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
  }
}

/** Loaded on first use: the library takes a quarter of a second. */
function webauthn() {
  return import('@simplewebauthn/server')
}

/** The library throws for whatever is wrong with an answer. */
async function orNull<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}
