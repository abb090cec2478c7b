export { builderOdds, neededParts } from './builder.ts'
export { MARGIN_METHODS, type MarginMethod, removeMargin } from './margins.ts'
export { type Margin, type OfferedMarket, offer } from './offer.ts'
