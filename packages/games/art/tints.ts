/** A turn of the hue in degrees, and factors of saturation and brightness. */
type Change = { readonly hue?: number; readonly saturation?: number; readonly brightness?: number }
type Tint = { readonly of: string; readonly change: Change }

/**
 * Pictures of the art package in another colour, by their own name: so that a symbol fits its theme, or does
 * not look like another symbol of its game.
 */
export const TINTS: Readonly<Record<string, Tint>> = {
  'dolphin-grey': { of: '1f42c', change: { saturation: 0.2, brightness: 0.95 } },
  'fish-golden': { of: '1f41f', change: { hue: 180 } },
  'teapot-copper': { of: '1fad6', change: { hue: 45, saturation: 0.8, brightness: 0.95 } },
  'violin-amber': { of: '1f3bb', change: { hue: 22, saturation: 1.7, brightness: 1.4 } },
  'satellite-lit': { of: '1f6f0-fe0f', change: { saturation: 1.3, brightness: 1.7 } },
  'trumpet-silver': { of: '1f3ba', change: { saturation: 0.08, brightness: 1.1 } },
}
