import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { actividadRoutes } from './routes/actividad.ts'
import { avisoRoutes } from './routes/avisos.ts'
import { colaRoutes } from './routes/colas.ts'
import { cuentaRoutes } from './routes/cuenta.ts'
import { cuentaPropiaRoutes } from './routes/cuenta-propia.ts'
import { datosCuentaRoutes } from './routes/datos-cuenta.ts'
import { destinoRoutes } from './routes/destinos.ts'
import { dispositivoRoutes } from './routes/dispositivos.ts'
import { empresaRoutes } from './routes/empresas.ts'
import { equipoRoutes } from './routes/equipo.ts'
import { flujoRoutes } from './routes/flujo.ts'
import { horarioRoutes } from './routes/horario.ts'
import { invitacionRoutes } from './routes/invitaciones.ts'
import { openapiRoute } from './routes/openapi.ts'
import { publicaRoutes } from './routes/publicas.ts'
import { puertaRoutes } from './routes/puerta.ts'
import { puestoRoutes } from './routes/puestos.ts'
import { saludRoutes } from './routes/salud.ts'
import { turnoRoutes } from './routes/turnos.ts'

export function installRoutes(app: FastifyInstance, deps: Deps): void {
  saludRoutes(app, deps)
  cuentaRoutes(app, deps)
  cuentaPropiaRoutes(app, deps)
  datosCuentaRoutes(app, deps)
  empresaRoutes(app, deps)
  colaRoutes(app, deps)
  horarioRoutes(app, deps)
  turnoRoutes(app, deps)
  flujoRoutes(app, deps)
  puertaRoutes(app, deps)
  puestoRoutes(app, deps)
  equipoRoutes(app, deps)
  invitacionRoutes(app, deps)
  dispositivoRoutes(app, deps)
  actividadRoutes(app, deps)
  publicaRoutes(app, deps)
  avisoRoutes(app, deps)
  destinoRoutes(app, deps)
  openapiRoute(app)
}
