import {
  Categoria,
  type Cola,
  type ColaPersonal,
  ColaPublica,
  type Configuracion,
  type Publico,
} from '#contract/cola.ts'
import { type CaraEmpresa, COLOR_PRIMARIO, COLOR_SECUNDARIO } from '#contract/empresa.ts'
import type { Idioma } from '#contract/idioma.ts'
import { iso, isoOrNull } from '#contract/instante.ts'
import type { CaraDePrivacidad } from '#contract/privacidad.ts'
import type { PuestosDeEmpresa, Tablero } from '#contract/puesto.ts'
import type { Anuncio } from '#contract/respuesta.ts'
import type { Traduccion } from '#contract/traduccion.ts'
import type { Estimado, TurnoEnAtencion, TurnoEnEspera, TurnoPublico, Verificacion } from '#contract/turno.ts'
import { type Admision, admision } from '#domain/admision.ts'
import { codigoResponde } from '#domain/codigo.ts'
import { causaDeDemora, estimar, seDemora, sumarCierre } from '#domain/espera/espera.ts'
import { etiquetaDe } from '#domain/etiqueta.ts'
import { POSPONER } from '#domain/flujo.ts'
import { nombreParaPersonal, nombrePublico, seOculta } from '#domain/nombre.ts'
import { type Politica, planVigente } from '#domain/plan.ts'
import { ESTADO_PUBLICO } from '#domain/turno.ts'
import { opaqueId } from '#server/base/ids.ts'
import type { Vista } from '#server/state/vista.ts'
import { versionDePuestos } from '#server/store/puestos.ts'
import type { ColaTable, TurnoTable } from '#server/store/schema.ts'
import { remembered, view } from '#server/store/table.ts'
import { colas } from '#server/store/tables/colas.ts'
import { type Detalle, detalleDe, idiomaDe, pausaDe, respuestaDe } from './detalle.ts'
import { presentPuestos, presentTablero } from './tablero.ts'

const categoria = remembered(view(colas, Categoria).present)
const colaPublica = remembered(view(colas, ColaPublica).present)

/** The accuracy of a cola's estimates is shown only from this number of turnos on. */
const TURNOS_PARA_DECIRLO = 100

/** Presents the state of an empresa to its staff, to the public and to the holder of a turno. */
export class Presentador {
  readonly #vista: Vista
  readonly #politica: Politica
  readonly #ahora: number

  constructor(vista: Vista, politica: Politica, ahora: number) {
    this.#vista = vista
    this.#politica = politica
    this.#ahora = ahora
  }

  get #plan() {
    const { plan, prueba_hasta } = this.#vista.empresa
    return planVigente({ plan, pruebaHasta: prueba_hasta }, this.#politica, this.#ahora)
  }

  get #version(): { seq: number; epoca: number } {
    const { seq, epoca } = this.#vista.pulso
    return { seq, epoca }
  }

  cara(): CaraEmpresa {
    const { empresa } = this.#vista
    const { marca } = this.#plan
    return {
      id: empresa.uuid,
      nombre: empresa.nombre,
      logo: marca ? empresa.logo : '',
      colorPrimario: marca ? empresa.color_primario : COLOR_PRIMARIO,
      colorSecundario: marca ? empresa.color_secundario : COLOR_SECUNDARIO,
      zona: empresa.zona,
      idioma: empresa.idioma,
      ...(empresa.traducciones && { traducciones: JSON.parse(empresa.traducciones) as Traduccion[] }),
      ...(empresa.privacidad && { privacidad: JSON.parse(empresa.privacidad) as CaraDePrivacidad }),
      ...(empresa.idiomas && { idiomas: JSON.parse(empresa.idiomas) as Idioma[] }),
      alias: empresa.alias ?? '',
    }
  }

  configuracion(): Configuracion {
    const admite = this.#admision()
    return {
      categorias: this.#vista.colas.map((cola) => this.#categoria(cola, admite(cola))),
      version: this.#vista.empresa.version,
      empresa: this.cara(),
    }
  }

  /**
   * A cola as its staff sees it. Lists at most `most` waiting turnos; their count is always complete. Readers without
   * `codigos` get neither codes nor ids of customers.
   */
  personal(cola: ColaTable, codigos: boolean, most = Number.POSITIVE_INFINITY): ColaPersonal {
    const de = (turno: TurnoTable) => (codigos ? this.#deServido(turno) : deVisto(turno))
    const enAtencion = this.#vista.enAtencion(cola.id).map((turno) => this.#turnoEnAtencion(turno, de(turno)))
    const admision = this.#admision()(cola)
    return {
      cola: this.#cola(cola, admision),
      turnos: this.#vista
        .primeros(cola.id, most)
        .map((turno, i) => this.#turnoEnEspera(turno, i + 1, de(turno))),
      apartados: this.#vista.apartados(cola.id).map((turno) => ({
        ...this.#turnoEnEspera(turno, this.#posicion(turno), de(turno)),
        pausa: pausaDe(turno),
      })),
      enAtencion,
      turnoActual: enAtencion.at(-1) ?? null,
      atencionLarga: enMinutos(this.#vista.servicioLargo(cola.id)),
      cambia: isoOrNull(admision.cambia),
      ...this.#version,
    }
  }

  /** `suyas`: the colas of the paired screen that asks; null: all. */
  publico(suyas: readonly number[] | null = null): Publico {
    const { llamados, usaPuestos } = this.#vista
    const colas = this.#vista.colas.filter(({ id }) => suyas?.includes(id) ?? true)
    const admisionDe = this.#admision()
    const admisiones = new Map(colas.map((cola) => [cola, admisionDe(cola)]))
    const porId = new Map(colas.map((cola) => [cola.id, cola]))
    return {
      empresa: this.cara(),
      colas: [...admisiones].map(([cola, admision]) => this.#colaPublica(cola, admision)),
      ultimosLlamados: llamados.flatMap((turno) => {
        const cola = porId.get(turno.cola_id)
        return cola
          ? [{ colaId: cola.uuid, cola: cola.nombre, ...this.#turnoPublico(turno), ...idiomaDe(turno) }]
          : []
      }),
      usaPuestos,
      ...this.#anuncios(),
      preferencias: this.#vista.preferencias
        .filter(({ ofrecida, eliminada_en }) => ofrecida === 1 && eliminada_en === null)
        .map(({ uuid, nombre }) => ({ id: uuid, nombre })),
      actualizado: iso(this.#ahora),
      cambia: isoOrNull(primera([...admisiones.values()])),
      ...this.#version,
    }
  }

  puestos(): PuestosDeEmpresa {
    return {
      version: versionDePuestos(this.#vista.nombrados),
      puestos: presentPuestos(this.#vista),
      accesos: this.#vista.empresa.accesos,
      ...this.#version,
    }
  }

  sala(): Tablero {
    return { ...presentTablero(this.#vista), ...this.#version }
  }

  /** Whether a turno can still be found by its code. */
  responde(turno: TurnoTable): boolean {
    return codigoResponde(turno, this.#vista.fecha, this.#ahora)
  }

  /** `propia`: the request also has the id, which only the holder knows. A code alone may be a guess. */
  verificacion(turno: TurnoTable, cola: ColaTable, propia: boolean): Verificacion {
    const posicion = this.#posicion(turno)
    const actual = this.#vista.actual(cola.id)
    const estimado = posicion ? this.#estimado(cola, posicion, turno) : null
    return {
      turno: {
        nombre: propia ? turno.nombre : nombrePublico(turno.nombre, this.#vista.empresa.nombres_publicos),
        numero: turno.numero,
        etiqueta: this.#etiqueta(turno),
        estado: ESTADO_PUBLICO[turno.estado],
        puesto: turno.puesto,
        llamado: isoOrNull(turno.anunciado_en),
        posponer: Math.max(0, POSPONER.veces - (turno.pospuestos ?? 0)),
        pausa: pausaDe(turno),
        ...(turno.llego_en !== null && { llego: true }),
        ...respuestaDe(turno),
        ...idiomaDe(turno),
      },
      turnoActual: actual && { numero: actual.numero, etiqueta: this.#etiqueta(actual) },
      faltantes: posicion,
      posicion: posicion || null,
      detras: turno.estado === 'espera' ? this.#vista.enEspera(cola.id) - posicion : 0,
      estimado,
      ...this.#demora(turno, cola, estimado),
      aciertos: this.#aciertos(cola),
      cola: { id: cola.uuid, nombre: cola.nombre, activa: cola.estado === 'activa' },
      empresa: this.cara(),
      ...this.#anuncios(cola),
      actualizado: iso(this.#ahora),
      ...this.#version,
    }
  }

  /** The current announcements of all colas or of one. The field is absent if there are none. */
  #anuncios(cola?: ColaTable): { anuncios?: Anuncio[] } {
    const { anuncios } = this.#vista
    if (anuncios.length === 0) return {}
    const vigentes = anuncios
      .map((anuncio) => ({ ...anuncio, ids: anuncio.colas ? (JSON.parse(anuncio.colas) as number[]) : null }))
      .filter(({ hasta, ids }) => hasta > this.#ahora && (!cola || !ids || ids.includes(cola.id)))
    if (vigentes.length === 0) return {}
    return {
      anuncios: vigentes.map(({ uuid, texto, hasta, ids }) => ({
        id: uuid,
        texto,
        hasta: iso(hasta),
        colas: ids && this.#vista.colas.filter(({ id }) => ids.includes(id)).map((suya) => suya.uuid),
      })),
    }
  }

  turnoActual(cola: ColaTable): { numero?: number; etiqueta?: string; nombre?: string } {
    const actual = this.#vista.actual(cola.id)
    if (!actual) return {}
    const { numero, etiqueta, nombre } = this.#turnoPublico(actual)
    return { numero, etiqueta, nombre }
  }

  /** When its screens must be updated even if nothing happens; null for never. */
  get vuelveA(): number | null {
    const { agenda, colas } = this.#vista
    if (!agenda) return null
    const cambia = primera(colas.map(this.#admision()))
    // Estimates change with time, and with them the last turno that is called before closing.
    const estima = colas.some((cola) => agenda.cola(cola.id).cierre)
    return estima ? Math.min(cambia ?? Number.POSITIVE_INFINITY, this.#ahora + 60_000) : cambia
  }

  #admision(): (cola: ColaTable) => Admision {
    const vista = this.#vista
    const ahora = this.#ahora
    const empresa = {
      emitidos: vista.emitidos,
      limite: this.#plan.limites.turnosPorDia,
      agenda: vista.agenda,
    }
    return (cola) => {
      const esperan = vista.enEspera(cola.id)
      const estimado = () => this.#hastaLlamar(cola, esperan + 1)
      const hoy = vista.emitidosDe(cola.id)
      return admision(
        { ...empresa, cola, esperan, hoy, enLaHora: vista.enLaHora(cola.id, ahora), estimado },
        ahora,
      )
    }
  }

  #categoria(cola: ColaTable, admision: Admision): Categoria {
    return {
      ...categoria(cola),
      ...presentAdmision(admision),
      enEspera: this.#vista.enEspera(cola.id),
      sigue: (cola.sigue && this.#vista.cola(cola.sigue)?.uuid) || null,
    }
  }

  #cola(cola: ColaTable, admision: Admision): Cola {
    const enEspera = this.#vista.enEspera(cola.id)
    return { ...this.#categoria(cola, admision), estimado: this.#estimado(cola, enEspera) }
  }

  /** Estimates the wait of `turno`, or of a turno taken now if it is null. */
  #estimado(cola: ColaTable, faltantes: number, turno: TurnoTable | null = null): Estimado | null {
    const rango = this.#hastaLlamar(cola, faltantes, turno)
    const { agenda } = this.#vista
    if (!rango || !agenda || faltantes <= 0) return rango
    return sumarCierre(rango, agenda, cola.id, this.#vista.ritmo(cola, this.#ahora), this.#ahora)
  }

  /** The estimate without the time that the empresa is closed. */
  #hastaLlamar(cola: ColaTable, faltantes: number, turno: TurnoTable | null = null): Estimado | null {
    const ritmo = this.#vista.ritmo(cola, this.#ahora)
    return estimar(faltantes, ritmo, cola.estado !== 'pausada', this.#vista.ajenos(cola, ritmo, turno))
  }

  /** `causa`: why the wait grew, if it did. `demora`: that cause, if the wait is now longer than announced. */
  #demora(
    turno: TurnoTable,
    cola: ColaTable,
    queda: Estimado | null,
  ): Pick<Verificacion, 'demora' | 'causa'> {
    if (!queda) return { demora: null, causa: null }
    const causa = causaDeDemora({
      ...this.#vista.adelantados(turno, this.#vista.ritmo(cola, this.#ahora)),
      pospuesto: (turno.pospuestos ?? 0) > 0,
      pausados: this.#vista.pausados(turno, this.#ahora),
    })
    const transcurrido = (this.#ahora - turno.emitido_en) / 60_000
    return { causa, demora: seDemora({ anunciado: turno.estimado_max, transcurrido, queda }) ? causa : null }
  }

  #aciertos(cola: ColaTable): number | null {
    const { turnos, dentro } = this.#vista.aciertos(cola.id)
    return turnos < TURNOS_PARA_DECIRLO ? null : Math.floor((10 * dentro) / turnos)
  }

  #colaPublica(cola: ColaTable, admision: Admision): ColaPublica {
    const enEspera = this.#vista.enEspera(cola.id)
    const enAtencion = this.#vista.enAtencion(cola.id).map((turno) => this.#turnoPublico(turno))
    return {
      ...colaPublica(cola),
      ...presentAdmision(admision),
      enEspera,
      estimado: this.#estimado(cola, enEspera),
      turnoActual: enAtencion.at(-1) ?? null,
      enAtencion,
    }
  }

  /** The position in line; of a turno set aside, the one on return. 0 for turnos in any other state. */
  #posicion(turno: TurnoTable): number {
    if (turno.estado === 'apartado') return this.#vista.posicionAlVolver(turno)
    return turno.estado === 'espera' ? this.#vista.posicion(turno) : 0
  }

  /** What the staff who may act on a turno gets of it besides name and place. */
  #deServido(turno: TurnoTable): Reservado {
    return { id: turno.uuid, codigo: turno.codigo, ...detalleDe(turno, this.#vista) }
  }

  #turnoEnEspera(turno: TurnoTable, posicion: number, reservado: Reservado): TurnoEnEspera {
    return {
      nombre: nombreParaPersonal(turno, this.#vista.empresa),
      ...(seOculta(turno, this.#vista.empresa) && { nombreOculto: true }),
      numero: turno.numero,
      etiqueta: this.#etiqueta(turno),
      posicion,
      espera: Math.max(0, Math.floor((this.#ahora - turno.emitido_en) / 60_000)),
      emitido: iso(turno.emitido_en),
      lugar: turno.lugar,
      ...reservado,
    }
  }

  #turnoPublico(turno: TurnoTable): TurnoPublico {
    return {
      numero: turno.numero,
      etiqueta: this.#etiqueta(turno),
      nombre: nombrePublico(turno.nombre, this.#vista.empresa.nombres_publicos),
      puesto: turno.puesto ?? '',
      llamado: iso(turno.anunciado_en ?? turno.emitido_en),
    }
  }

  #turnoEnAtencion(turno: TurnoTable, reservado: Reservado): TurnoEnAtencion {
    return {
      nombre: turno.nombre,
      numero: turno.numero,
      etiqueta: this.#etiqueta(turno),
      puesto: turno.puesto ?? '',
      llamado: iso(turno.llamado_en ?? turno.emitido_en),
      ...reservado,
    }
  }

  #etiqueta(turno: TurnoTable): string {
    return etiquetaDe(turno, this.#vista.colasPorId)
  }
}

type Reservado = Pick<TurnoEnEspera, 'id' | 'codigo'> & Detalle

/** What a reader who may not act on a turno gets of it: an id that only identifies the row. */
const deVisto = ({ uuid }: TurnoTable): Reservado => ({ id: opaqueId(uuid), codigo: '' })

const enMinutos = (minutos: number | null) => (minutos === null ? null : Math.ceil(minutos))

/** The first instant at which one of these admissions changes. */
function primera(admisiones: readonly Admision[]): number | null {
  const instantes = admisiones.flatMap(({ cambia }) => cambia ?? [])
  return instantes.length > 0 ? Math.min(...instantes) : null
}

const presentAdmision = ({ admite, motivo, abre, cierra, quedan }: Admision) => ({
  admite,
  motivo,
  abre: isoOrNull(abre),
  cierra: isoOrNull(cierra),
  quedan,
})
