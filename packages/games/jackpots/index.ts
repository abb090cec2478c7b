/** Jackpots: rules, draws and exact figures of the pools that several slots feed. */
export { certifyPool, type JackpotCertificate, levelFigures, poolReturn } from './certificate.ts'
export { contribution, distances, drawTicket, levelOfTicket } from './decide.ts'
export { poolMapping } from './pool-mapping.ts'
export { JACKPOT_POOLS, type JackpotName, type JackpotPool, poolOf, poolOfKey } from './pools.ts'
export { type JackpotLevel, type JackpotRules, MICRO } from './rules.ts'
