export { builderOdds, neededParts } from './builder.ts'
export { type Margin, type OfferedMarket, offer } from './offer.ts'
