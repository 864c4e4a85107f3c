import type { Estadisticas, EstadisticasDePersonas, Periodo } from '#contract/estadisticas.ts'
import type { Idioma } from '#contract/idioma.ts'
import { type Calendario, jornadaDe } from '#domain/jornada.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Lectura } from '#server/queries/vistas.ts'
import type { Vista } from '#server/state/vista.ts'
import { hasNumeraciones } from '#server/store/numeracion.ts'
import type { Quien } from './informe.ts'
import type { Formas, Resumidor } from './resumidor.ts'
import type { Situacion } from './situacion.ts'

export interface LecturaEstadisticas extends Lectura {
  resumidor: Resumidor
}

export const estadisticas = (
  l: LecturaEstadisticas,
  empresaId: string,
  periodo: Periodo,
): Promise<Estadisticas> => resumir(l, empresaId, periodo, 'informe', 'es')

export const exportarEstadisticas = (
  l: LecturaEstadisticas,
  empresaId: string,
  periodo: Periodo,
  idioma: Idioma,
): Promise<string> => resumir(l, empresaId, periodo, 'tabla', idioma)

/** Usuarios with `auditar` see all persons, others only themselves. */
export const estadisticasDePersonas = (
  l: LecturaEstadisticas,
  empresaId: string,
  periodo: Periodo,
  quien: Quien,
): Promise<EstadisticasDePersonas> => resumir(l, empresaId, periodo, 'informePersonal', 'es', quien)

export const exportarPersonas = (
  l: LecturaEstadisticas,
  empresaId: string,
  periodo: Periodo,
  idioma: Idioma,
  quien: Quien,
): Promise<string> => resumir(l, empresaId, periodo, 'tablaPersonal', idioma, quien)

async function resumir<F extends keyof Formas>(
  { vistas, resumidor, clock, store }: LecturaEstadisticas,
  empresaId: string,
  periodo: Periodo,
  forma: F,
  idioma: Idioma,
  quien?: Quien,
): Promise<Formas[F]> {
  const vista = await vistas.get(empresaId)
  if (!vista) throw new Rechazo('empresa_no_encontrada')
  const historia = await hasNumeraciones(store.db, vista.empresa.id)
  const confirmado = await store.confirmado.read()
  return resumidor.resumir(
    { ...situacionDe(vista, historia, clock()), confirmado },
    periodo,
    forma,
    idioma,
    quien,
  )
}

/** Drops the other columns of the row, because the value is copied to another thread. */
const calendarioDe = ({ zona, corte, corte_antes, corte_desde }: Calendario): Calendario => ({
  zona,
  corte,
  corte_antes,
  corte_desde,
})

const situacionDe = (vista: Vista, historia: boolean, ahora: number): Omit<Situacion, 'confirmado'> => ({
  empresaId: vista.empresa.uuid,
  id: vista.empresa.id,
  calendario: calendarioDe(vista.empresa),
  hoy: vista.fecha,
  historia,
  primera: jornadaDe(vista.empresa.creada_en, vista.empresa),
  abiertas: [...vista.fechasAbiertas],
  colas: vista.colas.map(({ id, uuid, estado }) => ({
    id,
    uuid,
    estado,
    enEspera: vista.enEspera(id),
    enAtencion: vista.enAtencion(id).length,
  })),
  ahora,
})
