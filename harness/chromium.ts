const isRoot = process.getuid?.() === 0

const path = process.env.TEST_CHROMIUM ?? '/usr/bin/chromium'

/** The system's Chromium, for Playwright and Lighthouse. */
export const CHROMIUM = {
  path,
  /** The headless shell, without windows and desktop services: the stories take a third less processor time. */
  shell: process.env.TEST_HEADLESS_SHELL ?? path,
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
