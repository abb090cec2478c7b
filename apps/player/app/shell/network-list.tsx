import type { Network } from './social-links.ts'

/** Icons of the networks by name; from Simple Icons (CC0). */
const ICONS = import.meta.glob<string>('./networks/*.svg', { eager: true, query: '?url', import: 'default' })

const CHIP =
  'inline-flex min-h-11 items-center gap-2 rounded-chip border border-line px-4 text-sm font-semibold text-muted md:min-h-7.5 md:px-2.5 md:text-xs ' +
  'hover:border-line-strong hover:text-text'

/** Social network accounts of the operator, each with its icon and name. */
export function NetworkList({ networks }: { readonly networks: readonly Network[] }) {
  return (
    <ul className="flex flex-wrap gap-2 md:contents">
      {networks.map(({ icon, name, url }) => (
        <li key={name}>
          <a href={url} className={CHIP}>
            <NetworkIcon icon={icon} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Renders the icon in the text colour; nothing for an unknown icon. */
function NetworkIcon({ icon }: { readonly icon: string }) {
  const url = ICONS[`./networks/${icon}.svg`]
  if (url === undefined) return null
  return (
    <span
      aria-hidden="true"
      style={{ maskImage: `url("${url}")` }}
      className="size-4.5 flex-none bg-current mask-contain mask-center mask-no-repeat"
    />
  )
}
