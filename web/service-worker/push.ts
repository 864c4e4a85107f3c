import { worker } from './scope.ts'

/** What the server sends, as server/outbox/canales/push.ts writes it. */
interface Nota {
  titulo: string
  texto: string
  /** A page of ours. */
  enlace: string
  etiqueta: string
}

const VIBRACION = [300, 150, 300, 150, 600]

/** Shows a notice. One turno has one notice at a time: the next one replaces it and sounds again. */
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

/** Opens the turno, in the tab that shows it already if there is one. */
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
