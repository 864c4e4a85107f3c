import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// Includes the platform, because one lockfile installs different binaries on different systems.
export function lockFingerprint(lockfile, platform = process.platform, arch = process.arch) {
  return createHash('sha256').update(`${platform}-${arch}\0`).update(lockfile).digest('hex')
}

// Tests live beside the sources but are not part of the build.
const isSource = (name) => !/\.test\.[cm]?[jt]sx?$/.test(name) && name !== '.DS_Store'

export function* filesUnder(root, path) {
  let entries
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') yield path
    else if (error.code !== 'ENOENT') throw error
    return
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    const child = `${path}/${entry.name}`
    if (entry.isDirectory()) yield* filesUnder(root, child)
    else if (isSource(entry.name)) yield child
  }
}

// Hashes names and contents, not times: a fresh clone or a touched file changes nothing.
export function treeFingerprint(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesUnder(root, path)) {
      const content = readFileSync(join(root, file))
      hash.update(`${file}\0${content.length}\0`).update(content)
    }
  }
  return hash.digest('hex')
}

export function readMark(path) {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return undefined
  }
}

// Written by rename, so that a mark is either complete or absent.
export function writeMark(path, fingerprint) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.${process.pid}`, `${fingerprint}\n`)
  renameSync(`${path}.${process.pid}`, path)
}
