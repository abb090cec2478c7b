import type { Area } from '../page.ts'
import { favouritePaths } from './paths.ts'

const { favourites: path } = favouritePaths

export const favourites: Area = {
  name: 'favourites',
  pages: [{ path, head: 'favorites', players: true, examples: [path] }],
}
