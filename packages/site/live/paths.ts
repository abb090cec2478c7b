export const livePaths = {
  lobby: '/live',
  category: '/live/category/$id',
  type: '/live/type/$type',
  provider: '/live/provider/$id',
} as const
