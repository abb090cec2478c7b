/** Colours of the panels and plates that originals share with the slots. */
const SHARED = {
  '--sky-light': '#2c4a5c',
  '--accent': '#f3bb4d',
  '--soft': '#c2d3d9',
  '--stone': '#1fc9b7',
  '--metal-bright': '#ffe3a1',
  '--metal-base': '#d99a34',
  '--metal-deep': '#7b4a10',
  '--well-top': '#0d1b24',
  '--well-bottom': '#050b10',
  '--button-lit': '#4fe6d6',
  '--button-shade': '#12a394',
}

/** Writes the colours of an original into CSS variables: those of its tile, and the shared ones. */
export function writeOriginalTheme(root: HTMLElement, [light, shade]: readonly [string, string]): void {
  const own = { '--ground-a': light, '--ground-b': shade, '--sky-middle': light, '--sky-dark': shade }
  for (const [name, value] of Object.entries({ ...SHARED, ...own })) root.style.setProperty(name, value)
}
