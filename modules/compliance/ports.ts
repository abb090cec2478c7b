/** A person as an exclusion register knows people. */
export type RegisterQuestion = {
  readonly identityNumber: string
  /** `YYYY-MM-DD` */
  readonly birthDate: string
}

/** The national exclusion register. Throws where it cannot say, or not before it is told to stop. */
export type RegisterPort = { isListed(person: RegisterQuestion, stop: AbortSignal): Promise<boolean> }

export type Place = {
  /** ISO 3166-1, `null` where the address tells none. */
  readonly country: string | null
  readonly vpn: boolean
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Where a connection comes from. Throws where it cannot say, or not before it is told to stop. */
export type LocationPort = { locate(address: string, stop: AbortSignal): Promise<Place> }

/** What looks into uploaded bytes before anything else does. Throws as the others do. */
export type ScannerPort = { isClean(bytes: Uint8Array, stop: AbortSignal): Promise<boolean> }

/** The sandbox: nobody is listed. */
export const sandboxRegister: RegisterPort = { isListed: async () => false }

/** The sandbox: every address is one, and it tells no country. */
export const sandboxLocation: LocationPort = {
  locate: async () => ({ country: null, vpn: false, latitude: null, longitude: null }),
}

/** The harmless file by which every scanner is tested, in pieces: whole it would be found in this source. */
const TEST_VIRUS = Buffer.from(['X5O!P%@AP[4', 'PZX54(P^)7CC)7}$EICAR'].join('\\'))

/** The sandbox finds the test file wherever it stands; an installation puts a real scanner here. */
export const sandboxScanner: ScannerPort = {
  isClean: async (bytes) => !Buffer.from(bytes).includes(TEST_VIRUS),
}

/** A service outside did not say in time what it was asked: the call may be sent again later. */
export class OutsideSilent extends Error {}

/** What a service says within `timeoutMs`; throws `OutsideSilent`. `name` tells the operator which it was. */
export async function said<T>(
  name: string,
  timeoutMs: number,
  ask: (stop: AbortSignal) => Promise<T>,
): Promise<T> {
  try {
    return await ask(AbortSignal.timeout(timeoutMs))
  } catch (cause) {
    throw new OutsideSilent(`${name} did not say`, { cause })
  }
}

type Asking = {
  readonly jurisdiction: { readonly profile: { readonly registerTimeoutMs: number } }
  onError(error: unknown): void
}

/** What a service says within the profile's time, or `null`, of which the operator is told. */
export async function inTime<T>(
  { jurisdiction, onError }: Asking,
  name: string,
  ask: (stop: AbortSignal) => Promise<T>,
): Promise<T | null> {
  try {
    return await said(name, jurisdiction.profile.registerTimeoutMs, ask)
  } catch (error) {
    onError(error)
    return null
  }
}
