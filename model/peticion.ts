import type { CategoriaEnviada } from '#contract/cola.ts'
import type { CambiosEmpresa } from '#contract/empresa.ts'
import type { Preferencia } from '#contract/preferencia.ts'
import type { PuestoEnviado } from '#contract/puesto.ts'
import type { CambiosTurno, Origen } from '#contract/turno.ts'
import type { Navegador } from './sala.ts'

/** Fields of a turno that the staff can change. */
export type Anotacion = Pick<CambiosTurno, 'nombre' | 'nota' | 'marcas' | 'personas' | 'preferenciaId'>

export type Preferente = Pick<Preferencia, 'id' | 'nombre' | 'ventaja'>

/** A command as a client sends it. */
export type Comando =
  | {
      hace: 'pedirTurno'
      colaId: string
      nombre: string
      tipo?: string
      origen?: Origen
      personas?: number
      preferencia?: string
      clave: string | null
    }
  | { hace: 'siguiente'; colaId: string; puesto?: string; cabe?: number }
  | { hace: 'siguienteDeEmpresa'; colas?: string[]; puesto?: string; cabe?: number }
  | { hace: 'llamarTurno'; turnoId: string; puesto?: string; motivo?: string }
  | { hace: 'deshacer'; colaId: string; turnoId: string }
  | { hace: 'finalizar' | 'ausente' | 'rellamar' | 'retirar'; turnoId: string }
  | { hace: 'restaurar'; turnoId: string; motivo?: string }
  | { hace: 'cambiarTurno'; turnoId: string; cambios: Anotacion }
  | { hace: 'cancelar'; turnoId: string; codigo: string }
  | { hace: 'responder'; turnoId: string; codigo: string; palabra: 'voy' | 'tarde'; minutos: number | null }
  | {
      hace: 'transferir'
      turnoId: string
      colaId: string
      donde: 'conserva' | 'final' | 'primero'
      motivo?: string
    }
  | { hace: 'cancelarRafaga'; rafagaId: string }
  | { hace: 'transferirAPuesto'; turnoId: string; puesto: string; motivo?: string }
  | { hace: 'seguir'; turnoId: string; colaId: string }
  | { hace: 'apartar'; turnoId: string; minutos: number | null }
  | { hace: 'reanudar'; turnoId: string }
  | { hace: 'deshacerTurno'; turnoId: string; seq: number }
  | { hace: 'volver'; turnoId: string }
  | { hace: 'posponer'; turnoId: string; codigo: string; minutos: number; pasan?: number }
  | { hace: 'llegue'; turnoId: string; codigo: string }
  | { hace: 'guardarPreferencias'; preferencias: readonly Preferente[] }
  | { hace: 'cerrarJornada'; colas?: string[]; pausar?: boolean }
  | { hace: 'guardarConfiguracion'; categorias: CategoriaEnviada[]; version?: number }
  | { hace: 'cambiarEstadoCola'; colaId: string; activa: boolean }
  | { hace: 'guardarHorarioCola'; colaId: string; maxEspera: number | null; cupoDia: number | null }
  | { hace: 'cambiarApertura'; abierta: false | null; colas?: string[] }
  | { hace: 'borrarCola'; colaId: string }
  | { hace: 'cambiarPlan'; plan: string }
  | { hace: 'cambiarEmpresa'; cambios: CambiosEmpresa }
  | { hace: 'guardarPuestos'; puestos: PuestoEnviado[] }
  | DesdeNavegador

export type De<H extends Comando['hace']> = Extract<Comando, { hace: H }>

/** Sent from one browser of the owner or an agent; all others from the owner's first browser. */
export type DesdeNavegador = { quien: Navegador } & (
  | { hace: 'ocuparPuesto'; puestoId: string; relevar?: boolean; ocupacion?: string }
  | { hace: 'pausarPuesto'; puestoId: string; motivo: string | null }
  | { hace: 'liberarPuesto'; puestoId: string }
  | { hace: 'siguienteDePuesto'; puestoId: string; colas?: string[]; cabe?: number }
  | { hace: 'llamarTurnoDePuesto'; puestoId: string; turnoId: string; motivo?: string }
  | { hace: 'salir' }
)

/** Whether a command is about the sender's own turno, whose name is never hidden from them. */
export const esPropio = (comando: Comando): boolean => comando.hace === 'pedirTurno' || 'codigo' in comando

/** Whether a take comes from a customer without a session. */
export const esCliente = ({ origen }: { origen?: Origen }): boolean =>
  origen === 'kiosco' || origen === 'telefono'

export type Consulta =
  | { hace: 'publico' }
  | { hace: 'cola'; colaId: string }
  | { hace: 'turnoActual'; colaId: string }
  | { hace: 'verificarGlobal'; turnoId: string; codigo: string }
  | { hace: 'configuracion' }
  | { hace: 'plan' }
  | { hace: 'colas' }
  | { hace: 'puerta' }
  | { hace: 'puestos' }
  | { hace: 'sala' }

/** A query, or a state that commands reply with but clients do not query. */
export type Lectura = Consulta | { hace: 'puesto'; puestoId: string }

export type Peticion = Comando | Consulta

const CONSULTAS: readonly string[] = [
  'publico',
  'cola',
  'turnoActual',
  'verificarGlobal',
  'configuracion',
  'plan',
  'colas',
  'puerta',
  'puestos',
  'sala',
] satisfies Consulta['hace'][]

export const esConsulta = (peticion: Peticion): peticion is Consulta => CONSULTAS.includes(peticion.hace)
