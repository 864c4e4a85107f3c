import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** A checked-out state of this repository, ready to start a server from. */
export interface Tree {
  root: string
}

export const HERE: Tree = { root: fileURLToPath(new URL('../..', import.meta.url)) }

export async function shaOf(commit: string): Promise<string> {
  const args = ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`]
  const { stdout } = await execute('git', args, { cwd: HERE.root }).catch(() => ({ stdout: '' }))
  if (!stdout) throw new Error(`There is no commit ${commit} in this repository`)
  return stdout.trim()
}

/** The files of a commit in a folder of their own. An archive and no git worktree: a killed run leaves nothing behind. */
export async function extract(sha: string): Promise<Tree & { remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'turnero-commit-'))
  const root = join(folder, 'tree')
  const archive = join(folder, 'tree.tar')
  await mkdir(root)
  await execute('git', ['archive', '-o', archive, sha], { cwd: HERE.root })
  await execute('tar', ['-xf', archive, '-C', root])
  return { root, remove: () => rm(folder, { recursive: true, force: true }) }
}

/**
 * Installs and builds it by its own script, which finds both done already when lockfile and web sources are
 * those of this tree.
 */
export async function prepare({ root }: Tree): Promise<void> {
  const lock = (tree: Tree) => readFileSync(join(tree.root, 'package-lock.json'), 'utf8')
  if (lock(HERE) === lock({ root })) {
    // Links instead of copies; between two file systems there are none, and it installs.
    await execute('cp', ['-al', join(HERE.root, 'node_modules'), root]).catch(() =>
      rm(join(root, 'node_modules'), { recursive: true, force: true }),
    )
  }
  const build = join(HERE.root, 'build')
  if (existsSync(build)) await execute('cp', ['-a', build, root])
  await execute(process.execPath, ['scripts/prepare.mjs'], { cwd: root, maxBuffer: 2 ** 24 })
}
