/**
 * The look of a filter chip. As a link it is chosen while its page is open (the router says so in
 * `data-status`); the chosen one is the only filled one of its row.
 */
export const CHIP =
  'inline-flex min-h-11 items-center gap-2 rounded-chip border border-line bg-surface px-4 text-sm font-semibold ' +
  'whitespace-nowrap text-muted transition hover:border-line-strong hover:text-text ' +
  'data-[status=active]:border-text data-[status=active]:bg-text data-[status=active]:text-bg'
