import { createDecoder, type Decoder } from './kyc/decoder.ts'
import {
  type LocationPort,
  type RegisterPort,
  type ScannerPort,
  sandboxLocation,
  sandboxRegister,
  sandboxScanner,
} from './ports.ts'

/** External services, and the picture decoder, that compliance calls. */
export type Ports = {
  readonly register: RegisterPort
  readonly location: LocationPort
  readonly scanner: ScannerPort
  readonly decoder: Decoder
}

/** Fills in the sandbox, or the local decoder, for every port that is not configured. */
export function withDefaults(ports: Partial<Ports> = {}): Ports {
  return {
    register: ports.register ?? sandboxRegister,
    location: ports.location ?? sandboxLocation,
    scanner: ports.scanner ?? sandboxScanner,
    decoder: ports.decoder ?? createDecoder(),
  }
}
