import { CONTENT_ART } from 'virtual:content-art'
import { PICTURES } from './pictures.ts'

/** Returns the URL of a picture that content names by its code. An unknown code gives the gift picture. */
export function contentArtUrl(code: string): string {
  return CONTENT_ART[code] ?? PICTURES.gift
}
