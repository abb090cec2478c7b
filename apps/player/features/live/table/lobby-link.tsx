import { livePaths } from '@poyraz/site/live'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'

/** The way back to the live lobby, at the head of a scene. */
export function LobbyLink({ label }: { readonly label: string }) {
  return (
    <Link
      to={livePaths.lobby}
      aria-label={label}
      className="grid size-11 flex-none place-items-center rounded-control border border-white/20"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
    </Link>
  )
}
