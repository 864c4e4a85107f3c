import { type Effect, type Given, Steps } from './effect.ts'
import type { Comando } from './peticion.ts'
import {
  borrarCola,
  cambiarEmpresa,
  cambiarEstadoCola,
  cambiarPlan,
  guardarConfiguracion,
} from './reglas-colas.ts'
import { apartar, reanudar, responder, transferir } from './reglas-flujo.ts'
import { cambiarApertura, guardarHorarioCola } from './reglas-horario.ts'
import { cancelarRafaga } from './reglas-puerta.ts'
import {
  guardarPuestos,
  liberarPuesto,
  llamarDesdePuesto,
  ocuparPuesto,
  pausarPuesto,
} from './reglas-puestos.ts'
import {
  atender,
  cambiarTurno,
  cancelar,
  cerrarJornada,
  deshacer,
  llamar,
  pedirTurno,
  restaurar,
  retirar,
} from './reglas-turnos.ts'
import type { Sala } from './sala.ts'

/** What a command does to the sala and what it answers. Null: it cannot happen here, the day change comes first. */
export function aplicar(sala: Sala, comando: Comando, given: Given): Effect | null {
  switch (comando.hace) {
    case 'pedirTurno':
      return pedirTurno(sala, comando, given)
    case 'siguiente':
      return llamar(sala, { colas: [comando.colaId], puesto: comando.puesto }, given)
    case 'siguienteDeEmpresa':
      return llamar(sala, comando, given)
    case 'deshacer':
      return deshacer(sala, comando)
    case 'finalizar':
    case 'ausente':
    case 'rellamar':
      return atender(sala, { ...comando, hace: comando.hace }, given)
    case 'retirar':
      return retirar(sala, comando, given)
    case 'restaurar':
      return restaurar(sala, comando, given)
    case 'cambiarTurno':
      return cambiarTurno(sala, comando)
    case 'transferir':
      return transferir(sala, comando)
    case 'apartar':
      return apartar(sala, comando)
    case 'reanudar':
      return reanudar(sala, comando)
    case 'cancelar':
      return cancelar(sala, comando, given)
    case 'cancelarRafaga':
      return cancelarRafaga(sala, comando, given)
    case 'responder':
      return responder(sala, comando)
    case 'cerrarJornada':
      return cerrarJornada(sala, comando, given)
    case 'guardarConfiguracion':
      return guardarConfiguracion(sala, comando, given)
    case 'cambiarEstadoCola':
      return cambiarEstadoCola(sala, comando)
    case 'guardarHorarioCola':
      return guardarHorarioCola(sala, comando)
    case 'cambiarApertura':
      return cambiarApertura(sala, comando, given)
    case 'borrarCola':
      return borrarCola(sala, comando, given)
    case 'cambiarPlan':
      return cambiarPlan(sala, comando)
    case 'cambiarEmpresa':
      return cambiarEmpresa(sala, comando)
    case 'guardarPuestos':
      return guardarPuestos(sala, comando)
    case 'ocuparPuesto':
      return ocuparPuesto(sala, comando, given)
    case 'pausarPuesto':
      return pausarPuesto(sala, comando, given)
    case 'liberarPuesto':
      return liberarPuesto(sala, comando)
    case 'siguienteDePuesto':
      return llamarDesdePuesto(sala, comando, given)
    case 'salir':
      // Its desk is freed after the answer.
      return new Steps(sala).done({ ok: {} })
  }
}
