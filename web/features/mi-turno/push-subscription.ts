import type { SuscripcionPush } from '#contract/avisos.ts'

/** Push needs a secure page, and on an iPhone a page on the home screen. */
export const canPush = (): boolean =>
  window.isSecureContext &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window

export const isIphone = (): boolean => /iPhone|iPad/.test(navigator.userAgent)

/** Why push does not work: the user denied permission, or the browser's push service does not answer. */
export class NoPush extends Error {
  readonly reason: 'permiso' | 'servicio'
  constructor(reason: 'permiso' | 'servicio') {
    super(reason)
    this.reason = reason
  }
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** How long to wait for a push service that does not answer. */
const PATIENCE_MS = 6000

/** Asks for permission and returns the push subscription of this browser. */
export async function subscribe(clave: string): Promise<SuscripcionPush> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NoPush('permiso')
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new NoPush('servicio')), PATIENCE_MS)
  })
  return Promise.race([subscribeAtService(clave), late])
}

async function subscribeAtService(clave: string): Promise<SuscripcionPush> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { scope: '/mi-turno/' })
    await ready(registration)
    const options = { userVisibleOnly: true, applicationServerKey: bytesOf(clave) }
    const subscription =
      (await registration.pushManager.getSubscription()) ??
      (await registration.pushManager.subscribe(options))
    const { endpoint = '', keys = {} } = subscription.toJSON()
    return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
  } catch {
    throw new NoPush('servicio')
  }
}

/** Waits for the worker's activation, since a newly installed worker cannot receive push messages yet. */
function ready({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing
  if (!worker || worker.state === 'activated') return Promise.resolve()
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve())
  })
}
