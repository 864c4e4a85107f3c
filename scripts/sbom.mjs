import { readFileSync } from 'node:fs'
import { inProject } from './project.mjs'

// The bill of materials of the packages used in production, from the lockfile. `npm sbom --omit dev` would leave out
// packages that development tools need too, such as react and ws.
const { name, version, packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))

const hexOf = (base64) => Buffer.from(base64, 'base64').toString('hex').toLowerCase()

function componentOf([path, { version, license, integrity = '' }]) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [, sha512] = /sha512-(\S+)/.exec(integrity) ?? []
  return {
    type: 'library',
    name,
    version,
    'bom-ref': `${purl}#${path}`,
    purl,
    ...(license && { licenses: [{ expression: license }] }),
    ...(sha512 && { hashes: [{ alg: 'SHA-512', content: hexOf(sha512) }] }),
  }
}

const components = Object.entries(packages)
  .filter(
    ([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link,
  )
  .map(componentOf)

const bill = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', name, version, 'bom-ref': `${name}@${version}` } },
  components,
}
console.log(JSON.stringify(bill, null, 2))
