const BOUNDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const

interface Series {
  /** One more than there are bounds: the last is everything beyond. */
  counts: number[]
  sum: number
}

/** How long the calls of one route took, by status: an addition for each of them. */
export class RouteDurations {
  readonly metodo: string
  readonly ruta: string
  readonly #byEstado = new Map<number, Series>()

  constructor(metodo: string, ruta: string) {
    this.metodo = metodo
    this.ruta = ruta
  }

  observe(estado: number, seconds: number): void {
    let series = this.#byEstado.get(estado)
    if (!series) {
      series = { counts: new Array(BOUNDS.length + 1).fill(0), sum: 0 }
      this.#byEstado.set(estado, series)
    }
    let bucket = 0
    while (bucket < BOUNDS.length && seconds > (BOUNDS[bucket] as number)) bucket++
    series.counts[bucket] = (series.counts[bucket] as number) + 1
    series.sum += seconds
  }

  lines(name: string): string[] {
    const lines: string[] = []
    for (const [estado, { counts, sum }] of this.#byEstado) {
      const labels = `metodo="${this.metodo}",ruta="${this.ruta}",estado="${estado}"`
      let total = 0
      for (const [i, count] of counts.entries()) {
        total += count
        lines.push(`${name}_bucket{${labels},le="${BOUNDS[i] ?? '+Inf'}"} ${total}`)
      }
      lines.push(`${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`)
    }
    return lines
  }
}

/** A Prometheus histogram by method, route and status. */
export class DurationHistogram {
  readonly #name: string
  readonly #help: string
  readonly #routes = new Map<string, RouteDurations>()

  constructor(name: string, help: string) {
    this.#name = name
    this.#help = help
  }

  route(metodo: string, ruta: string): RouteDurations {
    const key = `${metodo} ${ruta}`
    let route = this.#routes.get(key)
    if (!route) {
      route = new RouteDurations(metodo, ruta)
      this.#routes.set(key, route)
    }
    return route
  }

  /** In the text format that Prometheus reads. */
  text(): string {
    const lines = [`\n# HELP ${this.#name} ${this.#help}`, `# TYPE ${this.#name} histogram`]
    for (const route of this.#routes.values()) lines.push(...route.lines(this.#name))
    return `${lines.join('\n')}\n`
  }
}
