/**
 * Classes of a filter chip. The selected chip of a row is filled. A chip that is a link is selected while its
 * page is open, which the router marks by `data-status`.
 */
export const CHIP =
  'inline-flex min-h-11 items-center gap-2 rounded-chip border border-line bg-surface px-4 text-sm font-semibold ' +
  'whitespace-nowrap text-muted transition hover:border-line-strong hover:text-text ' +
  'data-[status=active]:border-text data-[status=active]:bg-text data-[status=active]:text-bg'
