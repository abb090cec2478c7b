import {
  createLocation,
  createRegister,
  createScanner,
  type Decoder,
  JURISDICTIONS,
  type Ports,
} from '@poyraz/compliance'
import type { House } from '@poyraz/contract'
import type { Config } from './config.ts'
import { reaches } from './outgoing.ts'

/** Where the house plays, as it was told, and whom protection asks outside; the sandbox stands in for the others. */
export function jurisdictionBy(
  { jurisdiction, registerUrl, locationUrl, clamdUrl }: Config,
  decoder?: Decoder,
) {
  const ports: Partial<Ports> = {
    ...(registerUrl !== undefined && { register: createRegister(registerUrl) }),
    ...(locationUrl !== undefined && { location: createLocation(locationUrl) }),
    ...(clamdUrl !== undefined && { scanner: createScanner(clamdUrl) }),
    ...(decoder && { decoder }),
  }
  return { jurisdiction: JURISDICTIONS[jurisdiction], ports }
}

/** What pages are told of it. */
export function houseOf(config: Config): House {
  const { idleMs, passwordLengthMin, realityCanBeOff } = JURISDICTIONS[config.jurisdiction].profile
  const carriesSms = reaches(config).sms
  return { idleMs, passwordLengthMin, carriesSms, realityCanBeOff, gameOrigins: config.gameOrigins }
}
