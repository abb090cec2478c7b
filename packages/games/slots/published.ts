/**
 * Every set of rules that rounds may have been played by, for ever: players hold receipts that name the hash. A
 * line is added whenever rules change; none is ever changed or taken away, and the rules of each stay known.
 */
export const PUBLISHED: readonly {
  readonly slug: string
  readonly version: number
  readonly hash: string
}[] = [
  {
    slug: 'lale-devri',
    version: 1,
    hash: '9c8d7f8b03843e1f99ad8948b7f3f6ae6d42189a97e5ec4d9191c3e20f84d560',
  },
  { slug: 'nazar', version: 1, hash: '795386e9f8aa6756c41ebc5d6dd538b1ea66c5c923d53b8082ef9f96be958d8f' },
  { slug: 'bozkurt', version: 1, hash: '89fa87b677647d53661f707cafcd69eed46a8ecb7926d11f4fb6f94a361914a0' },
]
