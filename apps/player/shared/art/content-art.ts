import { CONTENT_ART } from 'virtual:content-art'
import { PICTURES } from './pictures.ts'

/** The address of a picture that content names by its code; a code that we have no picture of is a gift. */
export function contentArtUrl(code: string): string {
  return CONTENT_ART[code] ?? PICTURES.gift
}
