export type { FairMarket } from './fair.ts'
export type { Settled } from './settled.ts'
