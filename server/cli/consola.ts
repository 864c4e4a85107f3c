import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

const BAR = 24

export interface Progreso {
  avanzar(hechas: number): void
  terminar(): void
}

/** The terminal of a command. */
export interface Consola {
  decir(linea?: string): void
  /** Writes to standard error. */
  quejarse(linea: string): void
  /** Shows a progress bar on a terminal; elsewhere only its last state, so that logs stay readable. */
  progreso(titulo: string, total: number): Progreso
  /** Asks for a password without echoing it. Without a terminal, reads one line of the input. */
  preguntarContrasena(pregunta: string): Promise<string>
}

export function terminal(): Consola {
  const { stdout, stdin } = process
  return {
    decir: (linea = '') => void stdout.write(`${linea}\n`),
    quejarse: (linea) => void process.stderr.write(`${linea}\n`),
    progreso: (titulo, total) => {
      let hechas = 0
      let shown = ''
      const show = () => {
        const line = barra(titulo, hechas, total)
        if (!stdout.isTTY || line === shown) return
        shown = line
        stdout.write(`\r${line}`)
      }
      return {
        avanzar: (ahora) => {
          hechas = ahora
          show()
        },
        terminar: () => void stdout.write(`${stdout.isTTY ? '\r' : ''}${barra(titulo, hechas, total)}\n`),
      }
    },
    preguntarContrasena: (pregunta) => {
      if (stdin.isTTY) stdout.write(pregunta)
      const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
      const reader = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY === true })
      return new Promise((resolve) => {
        let answer = ''
        reader.once('line', (line) => {
          answer = line
          reader.close()
        })
        reader.once('close', () => {
          if (stdin.isTTY) stdout.write('\n')
          resolve(answer)
        })
      })
    },
  }
}

const miles = new Intl.NumberFormat('es-MX')
export const cifra = (n: number): string => miles.format(n)

export function barra(titulo: string, hechas: number, total: number): string {
  const parte = total === 0 ? 1 : Math.min(1, hechas / total)
  const llenos = Math.round(parte * BAR)
  const porcentaje = `${Math.floor(parte * 100)} %`.padStart(5)
  return `  ${titulo.padEnd(14)} ${'█'.repeat(llenos)}${'░'.repeat(BAR - llenos)} ${porcentaje}  ${cifra(hechas)} de ${cifra(total)}`
}

const UNIDADES = ['bytes', 'KB', 'MB', 'GB', 'TB']

export function tamano(bytes: number): string {
  let value = bytes
  let unit = 0
  while (value >= 1024 && unit < UNIDADES.length - 1) {
    value /= 1024
    unit++
  }
  return `${unit === 0 ? value : value.toFixed(1)} ${UNIDADES[unit]}`
}
