/** The part of the service worker API used here. The compiler knows only the types of a window. */
interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  push: PushEvent
  notificationclick: NotificationEvent
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends ExtendableEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}

interface PushEvent extends ExtendableEvent {
  data: { json(): unknown } | null
}

interface NotificationEvent extends ExtendableEvent {
  notification: { data: { enlace?: string } | null; close(): void }
}

interface Tab {
  url: string
  focus(): Promise<unknown>
}

interface WorkerScope {
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>
    openWindow(url: string): Promise<unknown>
  }
  registration: { showNotification(title: string, options: object): Promise<void> }
}

export const worker = self as unknown as WorkerScope
