import { worker } from './scope.ts'

/** The payload the server sends (server/outbox/canales/push.ts). */
interface Nota {
  titulo: string
  texto: string
  /** The path of one of our pages. */
  enlace: string
  etiqueta: string
}

const VIBRACION = [300, 150, 300, 150, 600]

/** Shows a notification. Each turno has one at a time: the next one replaces it and sounds again. */
const show = ({ titulo, texto, enlace, etiqueta }: Nota): Promise<void> =>
  worker.registration.showNotification(titulo, {
    body: texto,
    tag: etiqueta,
    renotify: true,
    requireInteraction: true,
    vibrate: VIBRACION,
    icon: '/favicon.svg',
    lang: 'es',
    data: { enlace },
  })

/** Opens the turno, in the tab that already shows it if there is one. */
async function open(enlace: string): Promise<void> {
  const wanted = new URL(enlace, location.origin)
  if (wanted.origin !== location.origin) return
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => new URL(url).pathname === wanted.pathname)
  await (tab ? tab.focus() : worker.clients.openWindow(wanted.href))
}

export function installPush(): void {
  worker.addEventListener('push', (event) => {
    const nota = event.data?.json() as Nota | undefined
    if (nota) event.waitUntil(show(nota))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(String(event.notification.data?.enlace ?? '/')))
  })
}
