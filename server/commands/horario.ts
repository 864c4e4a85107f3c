import type { HorarioColaEnviado, HorarioEnviado } from '#contract/horario.ts'
import { AGENDA_VACIA, type AgendaDeCola, type AgendaDeEmpresa, COLA_SIN_AGENDA } from '#domain/agenda.ts'
import { existeFecha, rangosDe, semanaDe } from '#domain/horario-enviado.ts'
import { palabrasDeHorario } from '#domain/horario-palabras.ts'
import { escribirSemana } from '#domain/horario-texto.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { type Detalle, Rechazo } from '#server/base/rechazo.ts'
import { findCola } from '#server/store/colas.ts'
import { command } from '#server/store/command.ts'
import { updateEmpresas } from '#server/store/empresas.ts'
import { type Actor, appendEventos, eventoDeCola } from '#server/store/eventos.ts'
import { loadAgenda, saveAgenda, versionDeCola, versionDeEmpresa } from '#server/store/horarios.ts'
import { permitir } from '#server/store/permitir.ts'
import { apuntar } from './apuntar.ts'

export interface OrdenHorario extends HorarioEnviado {
  empresaId: string
  actor: Actor
}

/** Saves the week and the special days of an empresa. Writes the text that customers read, unless the order has one. */
export const guardarHorario = command<OrdenHorario, void>(
  'guardarHorario',
  ({ empresaId }) => [empresaId],
  async (tx, orden, { ahora }) => {
    const { semana, especiales, texto, version, actor } = orden
    rechazarFechas(especiales)
    const { empresa } = await permitir(tx, orden, 'configurar')
    const actual = (await loadAgenda(tx, empresa))?.empresa ?? AGENDA_VACIA
    const { mano } = actual
    const nueva: AgendaDeEmpresa = {
      semana: semanaDe(semana),
      especiales: especiales.map(({ fecha, motivo, rangos }) => ({
        fecha,
        motivo: limpiarLinea(motivo),
        rangos: rangosDe(rangos),
      })),
      mano,
    }
    const escrito =
      nueva.semana && escribirSemana(nueva.semana, palabrasDeHorario(empresa.idioma, empresa.zona))
    const horario = texto?.trim() ?? escrito ?? empresa.horario
    const vigente = versionDeEmpresa(actual, empresa.horario)
    if (versionDeEmpresa(nueva, horario) === vigente) return
    exigirVersion(version, vigente)
    await saveAgenda(tx, empresa.id, null, nueva)
    if (horario !== empresa.horario) await updateEmpresas(tx, [{ ...empresa, horario }])
    await appendEventos(tx, empresa, [eventoDeCola(null, 'horario_cambiado', actor, ahora)])
    await apuntar(tx, empresa, {
      tipo: 'horario_cambiado',
      actor,
      instante: ahora,
      antes: { ...sinMano(actual), horario: empresa.horario },
      despues: { ...sinMano(nueva), horario },
    })
  },
)

/** The agenda without the manual opening, which is not a setting. */
const sinMano = <A extends { mano: unknown }>({ mano: _, ...agenda }: A) => agenda

/**
 * Rejects a save that is based on outdated hours. Callers that send no version skip the check, and so does a save of what
 * is stored already: it repeats one whose reply was lost.
 */
function exigirVersion(leida: string | undefined, actual: string): void {
  if (leida !== undefined && leida !== actual) throw new Rechazo('horario_desactualizado')
}

function rechazarFechas(especiales: HorarioEnviado['especiales']): void {
  const vistas = new Set<string>()
  const detalles = especiales.flatMap(({ fecha }, i): Detalle[] => {
    const campo = `especiales.${i}.fecha`
    if (!existeFecha(fecha)) return [{ campo, fallo: 'fecha_desconocida' }]
    if (vistas.has(fecha)) return [{ campo, fallo: 'dia_repetido' }]
    vistas.add(fecha)
    return []
  })
  if (detalles.length > 0) throw new Rechazo('datos_invalidos', { detalles })
}

export interface OrdenHorarioCola extends HorarioColaEnviado {
  empresaId: string
  colaId: string
  actor: Actor
}

/** Saves the hours and the caps of one cola. */
export const guardarHorarioCola = command<OrdenHorarioCola, void>(
  'guardarHorarioCola',
  ({ empresaId }) => [empresaId],
  async (tx, orden, { ahora }) => {
    const { colaId, actor, version, ...reglas } = orden
    const { empresa } = await permitir(tx, orden, 'configurar', 'cola_no_encontrada')
    const cola = await findCola(tx, { empresaId: empresa.id, uuid: colaId })
    if (!cola) throw new Rechazo('cola_no_encontrada')
    const actual = (await loadAgenda(tx, empresa))?.cola(cola.id) ?? COLA_SIN_AGENDA
    const { mano } = actual
    const { cierre, maxEspera, cupoDia, cupoHora } = reglas
    const agenda: AgendaDeCola = {
      semana: semanaDe(reglas.semana),
      cierre,
      maxEspera,
      cupoDia,
      cupoHora,
      mano,
    }
    const vigente = versionDeCola(actual)
    if (versionDeCola(agenda) === vigente) return
    exigirVersion(version, vigente)
    await saveAgenda(tx, empresa.id, cola.id, agenda)
    await appendEventos(tx, empresa, [eventoDeCola(cola.id, 'horario_cambiado', actor, ahora)])
    await apuntar(tx, empresa, {
      tipo: 'horario_cambiado',
      actor,
      instante: ahora,
      colaId: cola.id,
      antes: sinMano(actual),
      despues: sinMano(agenda),
    })
  },
)
