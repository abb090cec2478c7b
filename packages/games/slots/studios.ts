/**
 * The studios of the house. Each game belongs to one, which gives it the material of its frame
 * (`apps/studio/views/frame.module.css`), its kind of motion (`apps/studio/scene/studio-motion.ts`) and the
 * instrument of its sounds (`apps/studio/sound/instruments.ts`).
 */
export type SlotStudio = {
  /** Number of the provider in the protocol. 1 is the house, which makes the originals. */
  readonly providerId: number
  readonly name: string
}

export const STUDIOS = {
  cinaralti: { providerId: 2, name: 'Çınaraltı' },
  kerteriz: { providerId: 3, name: 'Kerteriz' },
  cemre: { providerId: 4, name: 'Cemre' },
  obruk: { providerId: 5, name: 'Obruk' },
  pervane: { providerId: 6, name: 'Pervane' },
} as const satisfies Readonly<Record<string, SlotStudio>>

export type StudioKey = keyof typeof STUDIOS
