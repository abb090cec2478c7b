import { clothOf } from '../../../../shared/virtual/cloths.ts'
import type { Runner } from '../queries.ts'

type SilksProps = { readonly runner: Runner; readonly number: number; readonly isDog: boolean }

/** The silks of a jockey with sash and sleeves, or the jacket of a greyhound. */
export function Silks({ runner, number, isDog }: SilksProps) {
  const [first = '#5f7f8c', second = '#eaf3f5'] = runner.colors
  return (
    <svg
      viewBox="0 0 36 32"
      className="size-8 flex-none"
      stroke="#fff"
      strokeOpacity="0.4"
      strokeWidth="0.8"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {isDog ? <Jacket body={clothOf(number)[0]} trim={first} /> : <Shirt body={first} trim={second} />}
    </svg>
  )
}

type Cloth = { readonly body: string; readonly trim: string }

function Jacket({ body, trim }: Cloth) {
  return (
    <>
      <path d="M4 9C12 6 24 6 32 9l-2 12C24 27 14 28 7 24z" fill={body} />
      <path d="M25 7l7 2-2 12-6 3.6z" fill={trim} />
      <path d="M4 9C12 6 24 6 32 9l-.4 2.4C24 8.6 12 8.6 4.4 12z" fill="#fff" opacity="0.2" />
    </>
  )
}

function Shirt({ body, trim }: Cloth) {
  return (
    <>
      <path d="M11 5L3 10l1.6 9 5-1.6z" fill={trim} />
      <path d="M25 5l8 5-1.6 9-5-1.6z" fill={trim} />
      <path d="M10.5 5c3 2.6 12 2.6 15 0l1.6 23H8.9z" fill={body} />
      <path d="M12 5.6l4.5 1.3L27 26l.1 2h-5z" fill={trim} />
      <path d="M10.5 5c3 2.6 12 2.6 15 0l.3 4c-4 2.6-11.6 2.6-15.6 0z" fill="#000" opacity="0.12" />
    </>
  )
}
