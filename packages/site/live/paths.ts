export const livePaths = {
  lobby: '/live',
  category: '/live/category/$id',
  type: '/live/type/$type',
  provider: '/live/provider/$id',
  table: '/live/table/$id',
  multi: '/live/multi',
  round: '/live/round/$roundID',
} as const
