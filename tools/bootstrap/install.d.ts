type Packages = Readonly<
  Record<string, { version?: string; integrity?: string; link?: boolean; optional?: boolean }>
>

export function matches(locked: Packages, installed: Packages): boolean
