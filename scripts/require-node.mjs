// Imported first by every command, for its effect: the modules after it use what Node 20 brought.
const MINIMUM = 20

if (Number.parseInt(process.versions.node, 10) < MINIMUM) {
  console.error(
    `Turnero necesita Node ${MINIMUM} o posterior; esta máquina tiene Node ${process.versions.node}.`,
  )
  process.exit(1)
}
