import { Gauge, type Registry } from 'prom-client'

export function gaugeBus(isHeard: () => boolean, registry: Registry): void {
  new Gauge({
    name: 'poyraz_bus_connected',
    help: '1 while this server hears the others by Redis; 0 while it hears itself alone.',
    registers: [registry],
    collect() {
      this.set(Number(isHeard()))
    },
  })
}
