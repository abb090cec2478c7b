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

/**
 * Returns the configured jurisdiction and the ports to its external services; services without a URL use the
 * sandbox.
 */
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

/** Returns the part of the configuration that pages need. */
export function houseOf(config: Config): House {
  const { idleMs, passwordLengthMin, realityCanBeOff, publicWins } =
    JURISDICTIONS[config.jurisdiction].profile
  const carriesSms = reaches(config).sms
  const { gameOrigins } = config
  return { idleMs, passwordLengthMin, carriesSms, realityCanBeOff, publicWins, gameOrigins }
}
