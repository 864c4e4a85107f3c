const BOUNDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const

interface Series {
  labels: string
  /** One more than there are bounds: the last is everything beyond. */
  counts: number[]
  sum: number
}

/** A Prometheus histogram by method, route and status that costs two look-ups and an addition per request. */
export class DurationHistogram {
  readonly #name: string
  readonly #help: string
  readonly #series = new Map<string, Map<number, Series>>()

  constructor(name: string, help: string) {
    this.#name = name
    this.#help = help
  }

  observe(metodo: string, ruta: string, estado: number, seconds: number): void {
    const series = this.#seriesOf(metodo, ruta, estado)
    let bucket = 0
    while (bucket < BOUNDS.length && seconds > (BOUNDS[bucket] as number)) bucket++
    series.counts[bucket] = (series.counts[bucket] as number) + 1
    series.sum += seconds
  }

  /** In the text format that Prometheus reads. */
  text(): string {
    const lines = [`\n# HELP ${this.#name} ${this.#help}`, `# TYPE ${this.#name} histogram`]
    for (const byEstado of this.#series.values()) {
      for (const { labels, counts, sum } of byEstado.values()) {
        let total = 0
        for (const [i, count] of counts.entries()) {
          total += count
          lines.push(`${this.#name}_bucket{${labels},le="${BOUNDS[i] ?? '+Inf'}"} ${total}`)
        }
        lines.push(`${this.#name}_sum{${labels}} ${sum}`, `${this.#name}_count{${labels}} ${total}`)
      }
    }
    return `${lines.join('\n')}\n`
  }

  #seriesOf(metodo: string, ruta: string, estado: number): Series {
    const key = `${metodo} ${ruta}`
    let byEstado = this.#series.get(key)
    if (!byEstado) {
      byEstado = new Map()
      this.#series.set(key, byEstado)
    }
    let series = byEstado.get(estado)
    if (!series) {
      const labels = `metodo="${metodo}",ruta="${ruta}",estado="${estado}"`
      series = { labels, counts: new Array(BOUNDS.length + 1).fill(0), sum: 0 }
      byEstado.set(estado, series)
    }
    return series
  }
}
