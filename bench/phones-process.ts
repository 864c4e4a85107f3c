import { startPushService } from '#harness/push-service.ts'

/**
 * A push service with its browsers in a process of their own, so that decrypting what arrives does not slow whoever
 * measures. Tells its parent where the browsers can be reached, then when each has received something.
 */
process.once('message', async (count: number) => {
  const push = await startPushService()
  const browsers = Array.from({ length: count }, () => push.browser())
  process.send?.(browsers.map(({ subscription }) => subscription))
  await Promise.all(browsers.map((browser) => browser.next()))
  process.send?.(push.faults)
})
