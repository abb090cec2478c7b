export function PlayPage() { return null }
export function DemoPage() { return null }
