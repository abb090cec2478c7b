export { type Margin, type OfferedMarket, offer } from './offer.ts'
