/** Text about a game on the page of the casino rules: `page.ts` of its folder. */
export type GamePage = {
  /** A paragraph of HTML per language. */
  readonly about: Words
}

export type Words = { readonly tr: string; readonly en: string }

/** Rules that rounds were played by, for ever: receipts name the hash. A version is added, never changed. */
export type PublishedRules = { readonly version: number; readonly hash: string }

/** Everything that the project knows of a game: the content of its folder. */
export type GameFolder<Game, Certificate> = {
  readonly url: URL
  readonly game: Game
  readonly page: GamePage
  readonly published: readonly PublishedRules[]
  /** `null` until `npm run certify` has counted the game. */
  readonly certificate: Certificate | null
}
