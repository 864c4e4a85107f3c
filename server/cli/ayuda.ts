import type { Comando } from './comando.ts'

export const ayudaGeneral = (comandos: readonly Comando[]): string =>
  [
    'Uso: npm run turnero -- <comando> [opciones]',
    '',
    'Comandos:',
    ...comandos.map(({ nombre, resumen }) => `  ${nombre.padEnd(20)}${resumen}`),
    '',
    'Ayuda de un comando: npm run turnero -- <comando> --help',
    'Los ajustes (DATA_DIR, DATABASE_URL…) se toman del entorno, los mismos que usa el servidor.',
  ].join('\n')

export const ayudaDe = ({ ayuda }: Comando): string => ayuda.trim()
