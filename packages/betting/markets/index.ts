export { type FairMarket, SHARES } from './fair.ts'
export type { Settled } from './settled.ts'
