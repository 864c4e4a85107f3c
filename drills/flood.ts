import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

// Runs as a separate process and sends one request at a given rate, whatever the server answers.

export interface FloodOrder {
  url: string
  path: string
  body: object
  /** The status of a request that was carried out. */
  done: number
  seconds: number
  connections: number
  /** Null: each connection sends its next request when the last one was answered. */
  perSecond: number | null
}

export interface FloodReport {
  seconds: number
  sent: number
  done: number
  refused: number
  refusedP99Ms: number
  withoutRetryAfter: number
  others: number
}

/** Requests in flight per connection. */
const DEPTH = 1
const TICK_MS = 5

class Customer {
  readonly socket: Socket
  readonly pending: number[] = []
  #rest = ''

  constructor(socket: Socket, onAnswer: (head: string, ms: number) => void) {
    this.socket = socket.setEncoding('latin1')
    socket.on('error', () => {})
    socket.on('data', (text: unknown) => {
      this.#rest += text as string
      for (;;) {
        const end = this.#rest.indexOf('\r\n\r\n')
        if (end < 0) return
        const head = this.#rest.slice(0, end)
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
        if (this.#rest.length < end + 4 + length) return
        this.#rest = this.#rest.slice(end + 4 + length)
        onAnswer(head, performance.now() - (this.pending.shift() ?? 0))
      }
    })
  }
}

async function flood(order: FloodOrder): Promise<FloodReport> {
  const { url, path, seconds, connections, perSecond } = order
  const body = JSON.stringify(order.body)
  const { hostname, port, host } = new URL(url)
  const request =
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${body.length}\r\n\r\n${body}`
  const report = { sent: 0, done: 0, refused: 0, withoutRetryAfter: 0, others: 0 }
  const refusals: number[] = []
  let running = true
  const send = (customer: Customer) => {
    customer.pending.push(performance.now())
    customer.socket.write(request)
    report.sent++
  }
  const customers = Array.from({ length: connections }, () => {
    const customer = new Customer(connect(Number(port), hostname), (head, ms) => {
      if (head.startsWith(`HTTP/1.1 ${order.done}`)) report.done++
      else if (head.startsWith('HTTP/1.1 503')) {
        report.refused++
        refusals.push(ms)
        if (!/retry-after: \d/i.test(head)) report.withoutRetryAfter++
      } else report.others++
      if (running && perSecond === null) send(customer)
    })
    return customer
  })
  await sleep(1000)
  const started = performance.now()
  if (perSecond === null) customers.forEach(send)
  let next = 0
  while (performance.now() - started < seconds * 1000) {
    const due = perSecond === null ? 0 : ((performance.now() - started) / 1000) * perSecond - report.sent
    for (let i = 0, tries = 0; i < due && tries < connections; tries++) {
      const customer = customers[next++ % connections] as Customer
      if (customer.pending.length >= DEPTH || customer.socket.destroyed) continue
      send(customer)
      i++
    }
    await sleep(TICK_MS)
  }
  running = false
  const elapsed = (performance.now() - started) / 1000
  for (const { socket } of customers) socket.destroy()
  refusals.sort((a, b) => a - b)
  const p99 = refusals[Math.floor(refusals.length * 0.99)] ?? 0
  return { ...report, seconds: elapsed, refusedP99Ms: Math.round(p99) }
}

process.once('message', async (order: FloodOrder) => {
  process.send?.(await flood(order))
})
