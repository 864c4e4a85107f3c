import { anotado, type Effect, type Given, Steps } from './effect.ts'
import type { Comando } from './peticion.ts'
import {
  borrarCola,
  cambiarEmpresa,
  cambiarEstadoCola,
  cambiarPlan,
  guardarConfiguracion,
} from './reglas-colas.ts'
import {
  apartar,
  deshacerTurno,
  llegue,
  posponer,
  reanudar,
  responder,
  seguir,
  transferir,
  transferirAPuesto,
  volver,
} from './reglas-flujo.ts'
import { cambiarApertura, guardarHorarioCola } from './reglas-horario.ts'
import { cancelarRafaga } from './reglas-puerta.ts'
import {
  elegirDesdePuesto,
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
  guardarPreferencias,
  llamar,
  llamarTurno,
  pedirTurno,
  restaurar,
  retirar,
} from './reglas-turnos.ts'
import type { Sala } from './sala.ts'

/** What a command does to the sala and what it answers. Null: it cannot happen here, the day change comes first. */
export function aplicar(sala: Sala, comando: Comando, given: Given): Effect | null {
  const effect = efectoDe(sala, comando, given)
  return effect && anotado(sala, effect, given)
}

function efectoDe(sala: Sala, comando: Comando, given: Given): Effect | null {
  switch (comando.hace) {
    case 'pedirTurno':
      return pedirTurno(sala, comando, given)
    case 'siguiente':
      return llamar(sala, { ...comando, colas: [comando.colaId] }, given)
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
      return transferir(sala, comando, given)
    case 'transferirAPuesto':
      return transferirAPuesto(sala, comando, given)
    case 'seguir':
      return seguir(sala, comando)
    case 'llamarTurno':
      return llamarTurno(sala, comando, given)
    case 'deshacerTurno':
      return deshacerTurno(sala, comando, given)
    case 'volver':
      return volver(sala, comando, given)
    case 'posponer':
      return posponer(sala, comando, given)
    case 'llegue':
      return llegue(sala, comando)
    case 'guardarPreferencias':
      return guardarPreferencias(sala, comando)
    case 'apartar':
      return apartar(sala, comando, given)
    case 'reanudar':
      return reanudar(sala, comando)
    case 'cancelar':
      return cancelar(sala, comando, given)
    case 'cancelarRafaga':
      return cancelarRafaga(sala, comando, given)
    case 'responder':
      return responder(sala, comando, given)
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
    case 'llamarTurnoDePuesto':
      return elegirDesdePuesto(sala, comando, given)
    case 'salir':
      // Its desk is freed after the answer.
      return new Steps(sala).done({ ok: {} })
  }
}
