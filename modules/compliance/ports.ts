/** A person as an exclusion register knows people. */
export type RegisterQuestion = {
  readonly identityNumber: string
  /** `YYYY-MM-DD` */
  readonly birthDate: string
}

/** The national exclusion register. Throws or is late where it cannot say. */
export type RegisterPort = { isListed(person: RegisterQuestion): Promise<boolean> }

export type Place = {
  /** ISO 3166-1, `null` where the address tells none. */
  readonly country: string | null
  readonly vpn: boolean
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Where a connection comes from. Throws or is late where it cannot say. */
export type LocationPort = { locate(address: string): Promise<Place> }

/** What looks into uploaded bytes before anything else does. */
export type ScannerPort = { isClean(bytes: Uint8Array): Promise<boolean> }

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

/** What a port says in time, or `null`. */
export async function inTime<T>(ask: () => Promise<T>, timeoutMs: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs)
  })
  try {
    return await Promise.race([ask(), late])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
