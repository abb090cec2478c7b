/** A number of each side: points, games, sets or goals. */
export type Score = { readonly home: number; readonly away: number }
export type Side = keyof Score
