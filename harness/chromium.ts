const isRoot = process.getuid?.() === 0

/** The system's Chromium, as Playwright and Lighthouse start it. */
export const CHROMIUM = {
  path: process.env.TEST_CHROMIUM ?? '/usr/bin/chromium',
  // Chromium's sandbox refuses to run as root.
  sandbox: !isRoot,
  flags: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
