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
        readonly tagline: { readonly tr: string; readonly en: string }
      }
    >
  >
}

declare module 'virtual:content-art' {
  export const CONTENT_ART: Readonly<Record<string, string>>
}
