export { type FairMarket, fairMarket } from './fair.ts'
export type { Settled } from './settled.ts'
