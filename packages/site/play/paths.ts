export const playPaths = {
  demo: '/demo/slot/$id',
  play: '/play/$type/$id',
  variant: '/play/$type/$id/$x',
  variantOf: '/play/$type/$id/$x/$y',
} as const
