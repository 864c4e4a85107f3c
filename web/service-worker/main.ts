import { answerTo } from './offline.ts'
import { installPush } from './push.ts'
import { worker } from './scope.ts'

// A new version takes over at once: it has no state that an open page could depend on.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})

installPush()
