export const slotPaths = {
  lobby: '/slot',
  category: '/slot/category/$id',
  type: '/slot/type/$type',
  provider: '/slot/provider/$id',
  machine: '/slot/machine/$slug',
} as const
