import type { HorarioEmpresa } from '#contract/horario.ts'
import { iso } from '#contract/instante.ts'
import { AGENDA_VACIA, type Agenda, COLA_SIN_AGENDA, corteSugerido } from '#domain/agenda.ts'
import type { Mano, Semana } from '#domain/horario.ts'
import { rangosEnviados, semanaEnviada } from '#domain/horario-enviado.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { listColas } from '#server/store/colas.ts'
import { findEmpresa } from '#server/store/empresas.ts'
import { loadAgenda, versionDeCola, versionDeEmpresa } from '#server/store/horarios.ts'
import type { Lectura } from './vistas.ts'

/** The hours, special days and caps of an empresa, as its editor needs them. */
export async function horario({ store, clock }: Lectura, empresaId: string): Promise<HorarioEmpresa> {
  const empresa = await findEmpresa(store.db, { uuid: empresaId })
  if (!empresa) throw new Rechazo('empresa_no_encontrada')
  const agenda = await loadAgenda(store.db, empresa)
  const general = agenda?.empresa ?? AGENDA_VACIA
  const { semana, especiales, mano } = general
  const ahora = clock()
  return {
    version: versionDeEmpresa(general, empresa.horario),
    zona: empresa.zona,
    semana: semanaEnviada(semana),
    especiales: especiales.map(({ fecha, motivo, rangos }) => ({
      fecha,
      motivo,
      rangos: rangosEnviados(rangos),
    })),
    texto: empresa.horario,
    mano: presentMano(mano, ahora),
    corteSugerido: corteSugerido(semanasDe(agenda), empresa.corte),
    colas: (await listColas(store.db, { empresaId: empresa.id })).map(({ id, uuid, nombre }) => {
      const propia = agenda?.cola(id) ?? COLA_SIN_AGENDA
      const { cierre, maxEspera, cupoDia, cupoHora } = propia
      return {
        id: uuid,
        nombre,
        version: versionDeCola(propia),
        mano: presentMano(propia.mano, ahora),
        semana: semanaEnviada(propia.semana),
        cierre,
        maxEspera,
        cupoDia,
        cupoHora,
      }
    }),
  }
}

const semanasDe = (agenda: Agenda | null): Semana[] =>
  agenda ? [agenda.empresa, ...agenda.colas.values()].flatMap(({ semana }) => (semana ? [semana] : [])) : []

const presentMano = (mano: Mano | null, ahora: number) =>
  mano && ahora < mano.hasta ? { abierta: mano.abierta, hasta: iso(mano.hasta) } : null
