import { cambiarSecreto } from './cambiar-secreto.ts'
import type { Comando } from './comando.ts'
import { datosDemo } from './datos-demo.ts'
import { doctor } from './doctor.ts'
import { migrarAPostgres } from './migrar-a-postgres.ts'
import { reloj } from './reloj.ts'
import { respaldo } from './respaldo.ts'
import { restaurar } from './restaurar.ts'
import { usuario } from './usuario.ts'
import { version } from './version.ts'

/** Every command, in the order of the help. */
export const COMANDOS: readonly Comando[] = [
  respaldo,
  restaurar,
  migrarAPostgres,
  datosDemo,
  usuario,
  cambiarSecreto,
  doctor,
  reloj,
  version,
]
