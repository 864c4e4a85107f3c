import type { Duplex } from 'node:stream'

/** Counts the open sockets of each client. */
export class PerAddress {
  readonly #open = new Map<string, number>()
  readonly #maximum: number

  constructor(maximum: number) {
    this.#maximum = maximum
  }

  isFull(client: string): boolean {
    return (this.#open.get(client) ?? 0) >= this.#maximum
  }

  add(client: string, socket: Duplex): void {
    this.#open.set(client, (this.#open.get(client) ?? 0) + 1)
    socket.once('close', () => {
      const left = (this.#open.get(client) ?? 1) - 1
      if (left > 0) this.#open.set(client, left)
      else this.#open.delete(client)
    })
  }
}
