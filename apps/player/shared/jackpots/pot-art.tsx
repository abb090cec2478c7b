import stream from 'art:1f3de-fe0f/96'
import droplet from 'art:1f4a7/96'
import river from 'art:1f6f6/96'
import sea from 'art:26f5/96'
import { cx } from '@poyraz/ui'
import { Picture } from '../art/picture.tsx'

const ARTS: Readonly<Record<string, string>> = { damla: droplet, dere: stream, irmak: river, deniz: sea }

/** The picture of a level of Dört Su; nothing for other pots. */
export function PotArt({ level, className }: { readonly level: string; readonly className: string }) {
  const src = ARTS[level]
  return src === undefined ? null : <Picture src={src} side={96} className={cx('art h-auto', className)} />
}
