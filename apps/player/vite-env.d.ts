/// <reference types="vite/client" />

declare module 'art:*' {
  const url: string
  export default url
}

declare module 'virtual:game-art' {
  export const GAME_ART: Readonly<
    Record<
      string,
      {
        readonly art: string
        readonly companions: readonly string[]
        readonly tagline: { readonly tr: string; readonly en: string }
        readonly composition: 'single' | 'close-up' | 'pattern' | 'still-life' | 'row'
      }
    >
  >
}

declare module 'virtual:symbol-art' {
  /** Pictures of the symbols of every slot, by slug and symbol id. */
  export const SYMBOL_ART: Readonly<Record<string, Readonly<Record<string, string>>>>
}

declare module 'virtual:content-art' {
  export const CONTENT_ART: Readonly<Record<string, string>>
}

declare module 'virtual:names' {
  import type { Lang } from '@poyraz/text'
  export const COUNTRIES: Readonly<
    Record<Lang, readonly { readonly value: string; readonly label: string }[]>
  >
  export const MONTHS: Readonly<Record<Lang, readonly string[]>>
}
