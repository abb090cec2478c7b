import type { Sheet } from './paint-symbols.ts'

/** Where a game's symbols are to be had, as the build made them. */
export type Atlas = { readonly url: string; readonly side: number; readonly cells: Sheet['cells'] }

/** Fetches and decodes the symbols; works in a worker as well. */
export async function loadSheet({ url, side, cells }: Atlas): Promise<Sheet> {
  const response = await fetch(url)
  return { image: await createImageBitmap(await response.blob()), side, cells }
}
