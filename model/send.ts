import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Answer, Client } from '#harness/client.ts'
import type { History, Operation, Told } from './history.ts'
import { esCliente, esConsulta, type Peticion } from './peticion.ts'

/** Long enough for any honest answer; afterwards it counts as none. */
const PATIENCE_MS = 20_000

const PROPIA = { tipo: 'propia', ofrecida: true } as const

export interface Account {
  readonly empresaId: string
  readonly correo: string
}

/** Sends one request and writes down what was asked and told. Null when there is no answer. */
export async function send(
  history: History,
  client: Client,
  account: Account,
  who: { client: number; node: number; at: number },
  peticion: Peticion,
): Promise<Told | null> {
  const operation = history.begin(who.client, who.node, peticion, who.at)
  try {
    const { status, body, error } = await request(client, account, peticion)
    const codigo = status >= 400 ? error.codigo : null
    // Turned away before anything was read.
    if (codigo === 'sobrecarga') throw new NotSent(`${status} ${codigo}`)
    if (status >= 500) throw new Error(`${status} ${codigo}`)
    const told = { status, body, codigo }
    history.end(operation, told)
    return told
  } catch (error) {
    lost(history, operation, error as Error)
    return null
  }
}

class NotSent extends Error {}

function lost(history: History, operation: Operation, error: Error): void {
  const code = (error.cause as NodeJS.ErrnoException | undefined)?.code
  operation.reason = code ?? error.message
  history.lost.push(operation)
  const neverHappened = code === 'ECONNREFUSED' || error instanceof NotSent
  if (neverHappened || esConsulta(operation.peticion)) history.forget(operation)
}

function request(
  client: Client,
  { empresaId, correo }: Account,
  peticion: Peticion,
): Promise<Answer<unknown>> {
  const ask = <E extends Endpoint>(endpoint: E, args: Parameters<typeof client.try<E>>[1]) =>
    client.try(endpoint, args, AbortSignal.timeout(PATIENCE_MS)) as Promise<Answer<unknown>>
  switch (peticion.hace) {
    case 'pedirTurno': {
      const { colaId, nombre, tipo, origen, personas, preferencia: preferenciaId, clave } = peticion
      if (esCliente(peticion)) client.cookie = ''
      const headers: Record<string, string> = clave ? { 'idempotency-key': clave } : {}
      return ask(endpoints.pedirTurno, {
        params: { empresaId, colaId },
        body: { nombre, tipo, origen, personas, preferenciaId },
        headers,
      })
    }
    case 'siguiente': {
      const { colaId, puesto, cabe } = peticion
      return ask(endpoints.siguiente, { params: { empresaId, colaId }, body: { puesto, cabe } })
    }
    case 'siguienteDeEmpresa': {
      const { colas, puesto, cabe } = peticion
      return ask(endpoints.siguienteDeEmpresa, { params: { empresaId }, body: { colas, puesto, cabe } })
    }
    case 'llamarTurno': {
      const { turnoId, puesto, motivo } = peticion
      return ask(endpoints.llamarTurno, { params: { empresaId, turnoId }, body: { puesto, motivo } })
    }
    case 'deshacer': {
      const { colaId, turnoId } = peticion
      return ask(endpoints.deshacer, { params: { empresaId, colaId }, body: { turnoId } })
    }
    case 'finalizar':
    case 'ausente':
    case 'rellamar':
    case 'retirar':
    case 'restaurar':
      return ask(endpoints[peticion.hace], { params: { empresaId, turnoId: peticion.turnoId } })
    case 'transferir': {
      const { turnoId, colaId, donde } = peticion
      return ask(endpoints.transferir, { params: { empresaId, turnoId }, body: { colaId, donde } })
    }
    case 'transferirAPuesto': {
      const { turnoId, puesto } = peticion
      return ask(endpoints.transferir, { params: { empresaId, turnoId }, body: { puesto } })
    }
    case 'seguir': {
      const { turnoId, colaId: sigue } = peticion
      return ask(endpoints.finalizar, { params: { empresaId, turnoId }, body: { sigue } })
    }
    case 'apartar': {
      const { turnoId, minutos } = peticion
      return ask(endpoints.apartar, { params: { empresaId, turnoId }, body: { minutos } })
    }
    case 'reanudar':
    case 'volver':
      return ask(endpoints[peticion.hace], { params: { empresaId, turnoId: peticion.turnoId } })
    case 'deshacerTurno': {
      const { turnoId, seq } = peticion
      return ask(endpoints.deshacerTurno, { params: { empresaId, turnoId }, body: { seq } })
    }
    case 'posponer': {
      const { turnoId, codigo, minutos, pasan } = peticion
      const como = pasan === undefined ? { minutos } : { pasan }
      return ask(endpoints.posponer, { params: { turnoId }, body: { codigo, ...como } })
    }
    case 'llegue': {
      const { turnoId, codigo } = peticion
      return ask(endpoints.llegue, { params: { turnoId }, body: { codigo } })
    }
    case 'guardarPreferencias':
      return ask(endpoints.guardarPreferencias, {
        params: { empresaId },
        body: { preferencias: peticion.preferencias.map((p) => ({ ...p, ...PROPIA })) },
      })
    case 'cambiarTurno': {
      const { turnoId, cambios } = peticion
      return ask(endpoints.cambiarTurno, { params: { empresaId, turnoId }, body: cambios })
    }
    case 'cancelar': {
      const { turnoId, codigo } = peticion
      return ask(endpoints.cancelar, { params: { turnoId }, body: { codigo } })
    }
    case 'responder': {
      const { turnoId, codigo, palabra, minutos } = peticion
      const dicho = minutos === null ? { palabra } : { palabra, minutos }
      return ask(endpoints.responderAviso, { params: { turnoId }, body: { codigo, ...dicho } })
    }
    case 'cancelarRafaga': {
      const { rafagaId } = peticion
      return ask(endpoints.cancelarRafaga, { params: { empresaId, rafagaId } })
    }
    case 'cerrarJornada': {
      const { colas, pausar } = peticion
      return ask(endpoints.cerrarJornada, { params: { empresaId }, body: { colas, pausar } })
    }
    case 'guardarConfiguracion': {
      const { categorias, version } = peticion
      return ask(endpoints.guardarConfiguracion, { params: { empresaId }, body: { categorias, version } })
    }
    case 'cambiarEstadoCola': {
      const { colaId, activa } = peticion
      return ask(endpoints.cambiarEstadoCola, { params: { empresaId, colaId }, body: { activa } })
    }
    case 'guardarHorarioCola': {
      const { colaId, maxEspera, cupoDia } = peticion
      return ask(endpoints.guardarHorarioCola, {
        params: { empresaId, colaId },
        body: { semana: null, cierre: null, cupoHora: null, maxEspera, cupoDia },
      })
    }
    case 'cambiarApertura': {
      const { abierta, colas } = peticion
      return ask(endpoints.cambiarApertura, { params: { empresaId }, body: { abierta, colas } })
    }
    case 'cambiarPlan':
      return ask(endpoints.cambiarPlan, { params: { correo }, body: { plan: peticion.plan } })
    case 'cambiarEmpresa':
      return ask(endpoints.cambiarEmpresa, { params: { correo, id: empresaId }, body: peticion.cambios })
    case 'verificarGlobal': {
      const { codigo, turnoId: id } = peticion
      return ask(endpoints.verificarGlobal, { query: { codigo, id } })
    }
    case 'borrarCola':
    case 'cola':
    case 'turnoActual':
      return ask(endpoints[peticion.hace], { params: { empresaId, colaId: peticion.colaId } })
    case 'guardarPuestos':
      return ask(endpoints.guardarPuestos, { params: { empresaId }, body: { puestos: peticion.puestos } })
    case 'ocuparPuesto': {
      const { puestoId, relevar, ocupacion } = peticion
      return ask(endpoints.ocuparPuesto, { params: { empresaId, puestoId }, body: { relevar, ocupacion } })
    }
    case 'pausarPuesto': {
      const { puestoId, motivo } = peticion
      return ask(endpoints.pausarPuesto, { params: { empresaId, puestoId }, body: { motivo } })
    }
    case 'liberarPuesto':
      return ask(endpoints.liberarPuesto, { params: { empresaId, puestoId: peticion.puestoId } })
    case 'siguienteDePuesto': {
      const { puestoId, colas, cabe } = peticion
      return ask(endpoints.siguienteDeEmpresa, { params: { empresaId }, body: { puestoId, colas, cabe } })
    }
    case 'llamarTurnoDePuesto': {
      const { turnoId, puestoId, motivo } = peticion
      return ask(endpoints.llamarTurno, { params: { empresaId, turnoId }, body: { puestoId, motivo } })
    }
    case 'salir':
      return ask(endpoints.salir, {})
    case 'publico':
    case 'puerta':
    case 'puestos':
    case 'sala':
    case 'configuracion':
      return ask(endpoints[peticion.hace], { params: { empresaId } })
    case 'plan':
      return ask(endpoints.plan, { params: { correo } })
    case 'colas':
      return ask(endpoints.colas, {})
  }
}
