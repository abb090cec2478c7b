/** Identifies a person to an exclusion register. */
export type RegisterQuestion = {
  readonly identityNumber: string
  /** `YYYY-MM-DD` */
  readonly birthDate: string
}

/** The national exclusion register. Throws if it cannot answer or if `stop` aborts first. */
export type RegisterPort = { isListed(person: RegisterQuestion, stop: AbortSignal): Promise<boolean> }

export type Place = {
  /** ISO 3166-1 alpha-2; `null` if unknown. */
  readonly country: string | null
  readonly vpn: boolean
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Locates an IP address. Throws if it cannot answer or if `stop` aborts first. */
export type LocationPort = { locate(address: string, stop: AbortSignal): Promise<Place> }

/**
 * Virus scanner: checks uploaded bytes before they are parsed. Throws if it cannot answer or if `stop` aborts
 * first.
 */
export type ScannerPort = { isClean(bytes: Uint8Array, stop: AbortSignal): Promise<boolean> }

/** Sandbox: nobody is listed. */
export const sandboxRegister: RegisterPort = { isListed: async () => false }

/** Sandbox: no VPN, no country and no coordinates for any address. */
export const sandboxLocation: LocationPort = {
  locate: async () => ({ country: null, vpn: false, latitude: null, longitude: null }),
}

/** The EICAR test file, joined from two parts: in one piece a scanner would report this source file. */
const TEST_VIRUS = Buffer.from(['X5O!P%@AP[4', 'PZX54(P^)7CC)7}$EICAR'].join('\\'))

/** Sandbox: rejects only uploads that contain the EICAR test file. Use a real scanner in production. */
export const sandboxScanner: ScannerPort = {
  isClean: async (bytes) => !Buffer.from(bytes).includes(TEST_VIRUS),
}

/** An external service or the decoder failed or did not answer in time. The call may be retried later. */
export class ServiceUnavailable extends Error {}

/**
 * Returns the answer of a service. Throws `ServiceUnavailable` if it fails or takes longer than `timeoutMs`.
 * `name` is the service's name in the error.
 */
export async function answerOf<T>(
  name: string,
  timeoutMs: number,
  ask: (stop: AbortSignal) => Promise<T>,
): Promise<T> {
  try {
    return await ask(AbortSignal.timeout(timeoutMs))
  } catch (cause) {
    throw new ServiceUnavailable(`${name} did not say`, { cause })
  }
}

type ErrorReport = {
  readonly jurisdiction: { readonly profile: { readonly registerTimeoutMs: number } }
  onError(error: unknown): void
}

/**
 * Returns the answer of a service. If it fails or takes longer than the profile's timeout, reports the error
 * to `onError` and returns `null`.
 */
export async function inTime<T>(
  { jurisdiction, onError }: ErrorReport,
  name: string,
  ask: (stop: AbortSignal) => Promise<T>,
): Promise<T | null> {
  try {
    return await answerOf(name, jurisdiction.profile.registerTimeoutMs, ask)
  } catch (error) {
    onError(error)
    return null
  }
}
