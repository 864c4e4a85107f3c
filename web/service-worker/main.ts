import { answerTo } from './offline.ts'
import { installPush } from './push.ts'
import { worker } from './scope.ts'

// A new version takes over at once, because the worker has no state that an open page depends on.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})

installPush()
