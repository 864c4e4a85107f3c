import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, open, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CannotRun } from './drill.ts'

const execute = promisify(execFile)

const SIZE_BYTES = 256 * 2 ** 20
/** EXT4_IOC_SHUTDOWN without flushing the log: afterwards nothing is written to the disk. */
const SHUTDOWN =
  'open(F, "<", $ARGV[0]) or die $!; my $f = pack("L", 2); defined(ioctl(F, 0x8004587d, $f)) or die $!'

export interface Disk {
  folder: string
  cutPower(): Promise<void>
  /** Mounts the disk again, as after a reboot. The process that used it must have ended. */
  restore(): Promise<void>
  remove(): Promise<void>
}

/** Writes a file until nothing more fits on its disk. */
export async function fillDisk(file: string): Promise<void> {
  const ballast = await open(file, 'w')
  try {
    // Smaller and smaller pieces fill the last gaps.
    for (let bytes = 2 ** 20; bytes >= 512; bytes /= 2) {
      const piece = Buffer.alloc(bytes, 1)
      while (await ballast.write(piece).then(({ bytesWritten }) => bytesWritten === bytes, isFull));
    }
    await ballast.sync().catch(isFull)
  } finally {
    await ballast.close()
  }
}

function isFull(error: NodeJS.ErrnoException): false {
  if (error.code !== 'ENOSPC') throw error
  return false
}

/** Mounts a disk image whose power can be cut. */
export async function mountDisk(): Promise<Disk> {
  if (process.getuid?.() !== 0) throw new CannotRun('only root can mount a disk')
  const base = await mkdtemp(join(tmpdir(), 'turnero-disco-'))
  const image = join(base, 'image')
  const folder = join(base, 'mount')
  const mount = () => execute('mount', ['-o', 'loop', image, folder])
  try {
    await mkdir(folder)
    await writeFile(image, '')
    await truncate(image, SIZE_BYTES)
    await execute('mkfs.ext4', ['-q', '-F', image])
    await mount()
  } catch (error) {
    await rm(base, { recursive: true, force: true })
    throw new CannotRun(`no disk of our own can be mounted here: ${(error as Error).message.split('\n')[0]}`)
  }
  return {
    folder,
    cutPower: async () => {
      await execute('perl', ['-e', SHUTDOWN, folder])
    },
    restore: async () => {
      await execute('umount', [folder])
      await mount()
    },
    remove: async () => {
      await execute('umount', [folder]).catch(() => {})
      await rm(base, { recursive: true, force: true })
    },
  }
}
