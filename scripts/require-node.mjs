// Every command imports this first, for its side effect: the other modules use features of Node 20.
const MINIMUM = 20

if (Number.parseInt(process.versions.node, 10) < MINIMUM) {
  console.error(
    `Turnero necesita Node ${MINIMUM} o posterior; esta máquina tiene Node ${process.versions.node}.`,
  )
  process.exit(1)
}
