/// <reference types="vite/client" />

declare module 'virtual:atlases' {
  export const ATLASES: Readonly<
    Record<
      string,
      {
        readonly url: string
        readonly side: number
        readonly cells: Readonly<Record<string, readonly [x: number, y: number]>>
      }
    >
  >
}
