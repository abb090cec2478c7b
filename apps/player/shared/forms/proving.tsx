/** Progress of the proof of work that the server requires, from 0 to 1. */
export function Proving({ share, label }: { readonly share: number; readonly label: string }) {
  return (
    <div role="status" className="flex flex-col gap-1.5 text-sm text-muted">
      {label}
      <span
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(share * 100)}
        className="block h-1.5 overflow-hidden rounded-chip bg-line"
      >
        <span className="block h-full bg-brand transition-all" style={{ width: `${share * 100}%` }} />
      </span>
    </div>
  )
}
